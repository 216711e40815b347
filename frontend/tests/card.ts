import type { Page } from '@playwright/test';

/** As cards print it: two digits. */
export const NEXT_YEAR = String(new Date().getFullYear() + 1).slice(-2);

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await page.getByLabel('Número do cartão').fill(number);
  await page.getByLabel('Nome impresso no cartão').fill('MARIA DA SILVA');
  await page.getByLabel('Validade').fill(`12${NEXT_YEAR}`);
  await page.getByLabel('Código de segurança').fill('123');
}
