// A card that is missing or does not belong: what follows hangs on whether any card of the round is out.

const cardsOut = ({ phase }) => !['settled', 'betting', 'closed'].includes(phase);

/** The consequence and the button of such a remedy, by the moment; `void` is what follows with cards out. */
export const atFault = ({
  void: outcome = 'The round is void and its wagers are returned; earlier rounds stand; the deck is checked further.',
} = {}) => ({
  outcomeFor: view =>
    cardsOut(view)
      ? outcome
      : 'Nothing is void: wagers and earlier rounds stand. The deck is checked and other cards are brought.',
  yesFor: view => (cardsOut(view) ? 'Declare the round void' : 'Change the cards'),
});

/** What events say came of it, in words, where other cards were brought; before the first card nothing is void. */
export function cardsChanged(events = []) {
  const happened = name => events.some(({ event }) => event?.split('/').at(-2) === name);
  if (!happened('cards-changed')) return null;
  return happened('card-at-fault') ? 'nothing is void, the cards are changed' : 'the cards are changed';
}
