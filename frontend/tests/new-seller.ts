import type { Page } from '@playwright/test';
import { expect, type DemoInfo } from './journey';
import { signIn } from './people';

const PASSWORD = 'vento cobre girassol 27';

export interface NewSeller {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Registers a seller of their own for one journey, confirms the e-mail address by the code in the mailbox, and signs in. */
export async function registerSeller(page: Page, demo: DemoInfo): Promise<NewSeller> {
  const mark = Math.random().toString(36).slice(2, 8);
  const seller = { name: `Elisa ${mark}`, email: `elisa.${mark}@exemplo.com.br`, password: PASSWORD };
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Nome completo ou empresa' }).fill(seller.name);
  await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('390.533.447-05');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(seller.email);
  await page.getByRole('textbox', { name: 'Telefone' }).fill('11987654321');
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('switch', { name: 'Li e aceito os termos de uso' }).check({ force: true });
  await page.getByRole('button', { name: 'Abrir conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Código' }).fill(await codeOf(demo, seller.email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Conta aberta' })).toBeVisible();
  await page.goto('/platform/my-profile/documents');
  await signIn(page, seller);
  return seller;
}

/** The code of the newest mail to an address. Mails are sent by a job. */
async function codeOf({ mailbox }: DemoInfo, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${mailbox}.json?to=${encodeURIComponent(email)}`)).json()) as {
        readonly text: string;
      }[];
      return (code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0]);
    })
    .toBeDefined();
  return code ?? '';
}
