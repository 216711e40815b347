import type { Page } from '@playwright/test';
import { expect, type DemoInfo } from './journey';
import { signIn } from './people';

/** What whoever accepts an invitation chooses. */
export const INVITED_PASSWORD = 'nove-cavalos-azuis-7';

/** Follows the link of an invitation by mail, chooses a password and signs in. Mails are sent by a job. */
export async function acceptInvitation(page: Page, { mailbox }: DemoInfo, email: string): Promise<void> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await page.request.get(`${mailbox}.json?to=${encodeURIComponent(email)}`);
      const [mail] = (await mails.json()) as { readonly text: string }[];
      return (link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    })
    .not.toBe('');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nova senha' }).fill(INVITED_PASSWORD);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await signIn(page, { email, password: INVITED_PASSWORD });
  await expect(page).not.toHaveURL(/login/);
}
