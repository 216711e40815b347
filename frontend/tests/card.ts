import type { FrameLocator, Page } from '@playwright/test';
import { submitButton } from './journey';

/** As cards print it: two digits. */
export const NEXT_YEAR = String(new Date().getFullYear() + 1).slice(-2);

/** Where a card is typed, in a page in which script runs. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Dados do cartão"]');

/** @param fields  the container of its fields; without script the page itself */
export async function fillCard(
  page: Page,
  number: string,
  fields: Pick<Page, 'getByLabel'> = cardFrame(page),
): Promise<void> {
  // By the keyboard, for the same reason as in `sendCardForm`.
  await page.getByRole('radio', { name: /Cartão de crédito/ }).press('Space');
  await fields.getByLabel('Número do cartão').fill(number);
  await fields.getByLabel('Nome impresso no cartão').fill('MARIA DA SILVA');
  await fields.getByLabel('Validade').fill(`12${NEXT_YEAR}`);
  await fields.getByLabel('Código de segurança').fill('123');
}

/**
 * Sends the form by the keyboard: a browser takes a click to where the frame stood when it was last drawn, and a journey
 * scrolls and clicks faster than it draws.
 */
export const sendCardForm = (page: Page): Promise<void> => submitButton(page).press('Enter');
