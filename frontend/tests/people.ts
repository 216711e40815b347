import type { Page } from '@playwright/test';
import { analyzed } from './axe';
import { expect } from './journey';
import { reachesOut } from './sideways';

/** Fills in the sign-in page that is open, in Portuguese. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Axe finds nothing, and nothing reaches beyond the screen. */
export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await analyzed(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(await reachesOut(page)).toEqual([]);
}
