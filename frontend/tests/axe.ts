import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Runs every axe rule. Only a page with frames needs the second window in which axe merges its results. */
export function analyzed(page: Page): ReturnType<AxeBuilder['analyze']> {
  const hasFrames = page.frames().length > 1;
  return new AxeBuilder({ page }).setLegacyMode(!hasFrames).analyze();
}
