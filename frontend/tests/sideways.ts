import type { Page } from '@playwright/test';

/** Content that requires horizontal scrolling or is cut off: the page width, and the texts that overflow. */
export const reachesOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const out: string[] = [];
    if (scrollWidth > clientWidth) out.push(`the page is ${scrollWidth} of ${clientWidth} wide`);
    /** The right limit of text. */
    const edgeOf = (part: Element | null): number => {
      if (!part) return clientWidth;
      const cuts = getComputedStyle(part).overflowX !== 'visible';
      return Math.min(cuts ? part.getBoundingClientRect().right : clientWidth, edgeOf(part.parentElement));
    };
    while (words.nextNode()) {
      const { parentElement: part, textContent } = words.currentNode;
      if (!part?.checkVisibility() || part.closest('textarea, select, script')) continue;
      // A table may scroll in a frame that has a name and that the keyboard reaches.
      const frame = part.closest('[tabindex="0"]:is([aria-label], [aria-labelledby])');
      if (frame && getComputedStyle(frame).overflowX === 'auto') continue;
      // Visually hidden text is skipped.
      if (getComputedStyle(part).clipPath !== 'none') continue;
      const lines = document.createRange();
      lines.selectNodeContents(words.currentNode);
      const right = Math.max(0, ...[...lines.getClientRects()].map((line) => line.right));
      if (right > edgeOf(part) + 1) out.push(`"${textContent}" reaches ${right} of ${edgeOf(part)}`);
    }
    return out;
  });
