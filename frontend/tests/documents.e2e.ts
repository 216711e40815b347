import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { registerSeller } from './new-seller';
import { expectNoViolation, signIn } from './people';

const PAGE = '/platform/my-profile/documents';
const PHOTO = readFileSync(path.join(import.meta.dirname, 'files/identity-card.png'));
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

const documentOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem', { name });

/** Chooses a file for a document and sends it. */
async function send(page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const document = documentOf(page, name);
  await document.getByLabel('Escolher arquivo').setInputFiles(file);
  await document.getByRole('button', { name: 'Enviar' }).click();
  return document;
}

const photo = { name: 'documento.png', mimeType: 'image/png', buffer: PHOTO };
const pdf = { name: 'documento.pdf', mimeType: 'application/pdf', buffer: PDF };

test('a seller registers, sends documents, corrects a rejected one and is verified @phone (P8.43)', async ({
  page,
  demo,
  browser,
  expectedNoise,
}) => {
  expectedNoise.push(/415|422/);
  const seller = await registerSeller(page, demo);
  await expect(documentOf(page, 'Identidade, frente')).toContainText('Foto do documento é obrigatório.');
  const wrong = { ...photo, name: 'documento.jpg', buffer: Buffer.from('<svg xmlns="x"/>') };
  const refused = await send(page, 'Identidade, frente', wrong);
  await expect(refused.getByRole('alert')).toContainText('Este tipo de arquivo não é aceito.');
  await expect(refused.getByRole('alert')).toContainText(
    'Houve um erro ao tentar realizar o upload, contate o suporte',
  );
  await expectNoViolation(page);
  for (const [name, file] of [
    ['Identidade, frente', photo],
    ['Selfie com documento', photo],
    ['Comprovante de endereço', pdf],
    ['Balanço patrimonial', pdf],
  ] as const) {
    const document = await send(page, name, file);
    await expect(document).toContainText('Upload realizado com sucesso!');
    await expect(document).toContainText('Em análise');
  }
  await expectNoViolation(page);

  const staff = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await staff.goto(`/admin-root/document-validation?q=${encodeURIComponent(seller.name.toLowerCase())}`);
  await signIn(staff, demo.users.admin);
  await expect(staff.getByRole('heading', { name: 'Documentos' })).toBeVisible();
  await staff.locator('tbody').getByRole('link').first().click();
  await expect(staff.getByRole('img', { name: /Identidade, frente/ })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Aprovar' })).toBeDisabled();
  await staff.getByRole('button', { name: 'Ampliar' }).click();
  await expect(staff.getByText('125 %')).toBeVisible();
  await staff.getByRole('button', { name: 'Mostrar por 1 minuto' }).click();
  await expect(staff.getByText('390.533.447-05')).toBeVisible();
  await staff.getByRole('heading', { level: 1 }).click();
  await staff.keyboard.press('r');
  const reason = staff.getByRole('combobox', { name: 'Se recusar, por quê?' });
  await expect(reason).toBeFocused();
  await reason.selectOption('O documento está cortado na foto.');
  const review = staff.url();
  await staff.getByRole('button', { name: 'Recusar' }).click();
  // On to the next one that waits.
  await expect(staff).not.toHaveURL(review);

  await page.goto(PAGE);
  const rejected = documentOf(page, 'Identidade, frente');
  await expect(rejected).toContainText('O documento está cortado na foto.');
  await expectNoViolation(page);
  await send(page, 'Identidade, frente', photo);
  await expect(rejected).toContainText('Em análise');

  await approveAll(staff, seller.name);
  await page.goto(PAGE);
  await expect(page.getByText('Conta verificada.')).toBeVisible();
  await expectNoViolation(page);
  await staff.context().close();
});

/** Approves what waits of a seller, by the keyboard. */
async function approveAll(staff: Page, name: string): Promise<void> {
  const waiting = `/admin-root/document-validation?status=PENDING&q=${encodeURIComponent(name.toLowerCase())}`;
  for (let left = 4; left > 0; left -= 1) {
    await staff.goto(waiting);
    await expect(staff.locator('tbody').getByRole('link')).toHaveCount(left);
    await staff.locator('tbody').getByRole('link').first().click();
    const approve = staff.getByRole('button', { name: 'Aprovar' });
    await expect(approve).toBeDisabled();
    for (const answer of await staff.getByRole('radio', { name: 'Sim' }).all())
      await answer.check({ force: true });
    await expect(approve).toBeEnabled();
    const before = staff.url();
    await staff.keyboard.press('a');
    await expect(staff).not.toHaveURL(before);
  }
}

test('a document is sent and decided without script @nojs', async ({
  page,
  demo,
  browser,
  expectedNoise,
}) => {
  expectedNoise.push(/415/);
  const seller = await registerSeller(page, demo);
  const document = await send(page, 'Selfie com documento', photo);
  await expect(document).toContainText('Upload realizado com sucesso!');
  await expect(document).toContainText('Em análise');
  const wrong = await send(page, 'Comprovante de endereço', { ...pdf, buffer: Buffer.from('no PDF') });
  await expect(wrong.getByRole('alert')).toContainText('Este tipo de arquivo não é aceito.');

  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false });
  const staff = await context.newPage();
  await staff.goto(`/admin-root/document-validation?q=${encodeURIComponent(seller.name.toLowerCase())}`);
  await signIn(staff, demo.users.admin);
  await staff.locator('tbody').getByRole('link').first().click();
  await staff.getByRole('button', { name: 'Aprovar' }).click();
  await expect(staff.getByRole('alert')).toContainText('Responda sim a todas as perguntas para aprovar.');
  for (const answer of await staff.getByRole('radio', { name: 'Sim' }).all())
    await answer.check({ force: true });
  const reviewed = staff.url();
  await staff.getByRole('button', { name: 'Aprovar' }).click();
  await expect(staff).not.toHaveURL(reviewed);
  await page.goto(PAGE);
  await expect(documentOf(page, 'Selfie com documento')).toContainText('Aprovado');
  await expect(page.getByRole('link', { name: 'Ver arquivo' })).toHaveCount(1);

  // Staff who sign in as the seller see that it was sent, and open it on their own page only.
  await staff.goto(`/admin-root/manage-users?q=${encodeURIComponent(seller.email)}`);
  await staff.locator('tbody').getByRole('link').first().click();
  await staff.getByRole('link', { name: 'Entrar como vendedor' }).click();
  await staff.getByRole('textbox', { name: 'Motivo' }).fill('Chamado 4711');
  await staff.getByLabel('Sua senha').fill(demo.users.admin.password);
  await staff.getByRole('button', { name: 'Entrar como vendedor' }).click();
  await expect(staff).toHaveURL('/platform/dashboard');
  await staff.goto(PAGE);
  await expect(documentOf(staff, 'Selfie com documento')).toContainText('Aprovado');
  await expect(staff.getByRole('link', { name: 'Ver arquivo' })).toHaveCount(0);
  await context.close();
});
