// Looks at every word that a page ever shows, and at what it tells a screen reader: what was never worked out is an error.
(() => {
  const WRONG = /\b(NaN|undefined|null|Infinity|Invalid Date)\b|\[object /;
  const SAID = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title'];
  const complain = (what, of) => console.error(`shown: ${what.trim()} in ${of?.localName ?? 'the page'}.${of?.getAttribute?.('class') ?? ''}`);

  function look(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (WRONG.test(node.data) && !node.parentElement?.closest('script, style, pre')) complain(node.data, node.parentElement);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of SAID) if (WRONG.test(node.getAttribute(name) ?? '')) complain(`${name}="${node.getAttribute(name)}"`, node);
      for (const child of node.childNodes) look(child);
    }
  }

  new MutationObserver(changes => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(look);
      else if (type === 'characterData') look(target);
      else if (WRONG.test(target.getAttribute(attributeName) ?? '')) complain(`${attributeName}="${target.getAttribute(attributeName)}"`, target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SAID });
})();
