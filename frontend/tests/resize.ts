import { expect, type Page } from '@playwright/test';

/** Gives a page a size, and waits until it has it: a busy browser still measures at the former one for a moment. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}
