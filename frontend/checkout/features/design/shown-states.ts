const SHOWN = [
  [/:focus-visible|:focus(?!-)/g, "[data-shown='focus'] "],
  [/:hover/g, "[data-shown='hover'] "],
] as const;

/**
 * A page has one focus, and a design page must show all states: each :focus and :hover rule is repeated for elements marked
 * with that state.
 */
export function showStates(): void {
  for (const sheet of [...document.styleSheets]) {
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const [state, mark] of SHOWN) {
        if (!rule.selectorText.match(state) || rule.selectorText.includes(':has(')) continue;
        const selectors = rule.selectorText
          .split(',')
          .map((one) => mark + (one.replace(state, '').trim() || ':is(a, button, input, select, textarea)'));
        sheet.insertRule(`${selectors.join(',')}{${rule.style.cssText}}`, sheet.cssRules.length);
      }
    }
  }
}
