import type { Page } from '@playwright/test';

/** What of the page can be read only by pushing it aside, or not at all: how wide it is, and the words that reach out or are cut off. */
export const reachesOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const out: string[] = [];
    if (scrollWidth > clientWidth) out.push(`the page is ${scrollWidth} of ${clientWidth} wide`);
    /** How far to the right words may stand there. */
    const edgeOf = (part: Element | null): number => {
      if (!part) return clientWidth;
      const cuts = getComputedStyle(part).overflowX !== 'visible';
      return Math.min(cuts ? part.getBoundingClientRect().right : clientWidth, edgeOf(part.parentElement));
    };
    while (words.nextNode()) {
      const { parentElement: part, textContent } = words.currentNode;
      if (!part?.checkVisibility() || part.closest('textarea, select, script')) continue;
      // Left to those who listen.
      if (getComputedStyle(part).clipPath !== 'none') continue;
      const lines = document.createRange();
      lines.selectNodeContents(words.currentNode);
      const right = Math.max(0, ...[...lines.getClientRects()].map((line) => line.right));
      if (right > edgeOf(part) + 1) out.push(`"${textContent}" reaches ${right} of ${edgeOf(part)}`);
    }
    return out;
  });
