import { expect, it } from '@jest/globals';
import { LOCALES } from '@guiche/i18n';
import type { MailKind, MailKinds } from './mail-kinds.js';
import { renderMail } from './render-mail.js';

const BRAND = {
  ...{ name: 'Conecta <Saber>', senderName: null, supportEmail: 'ajuda@conecta.example' },
  ...{ logoUrl: null, accentColor: null, footer: null },
};
const PRODUCT_END = {
  ...{ name: 'Ana', product: 'Fotografia', producer: 'Rui', end: '10/03/2026 09:00' },
  link: 'https://conecta.example/platform/my-products/affiliated',
};
const VALUES: MailKinds = {
  passwordRecovery: { name: 'Ana', link: 'https://conecta.example/recover-password?token=a&b', minutes: 30 },
  exportReady: { name: 'Ana', link: 'https://conecta.example/admin-root/exports/1?signature=x', days: 7 },
  passwordChanged: { name: 'Ana' },
  emailConfirmation: { name: 'Ana', code: '012345', minutes: 30 },
  alreadyRegistered: { name: 'Ana' },
  bankAccountAdded: { name: 'Ana' },
  documentRejected: {
    name: 'Ana',
    document: 'Identidade, frente',
    reason: 'O documento está vencido.',
    link: 'https://conecta.example/platform/my-profile/documents',
  },
  documentsApproved: { name: 'Ana', link: 'https://conecta.example/platform/my-profile/documents' },
  passkeyAdded: { name: 'Ana', passkey: 'Celular' },
  passkeyRemoved: { name: 'Ana', passkey: 'Celular' },
  secondFactorReset: { name: 'Ana' },
  managerMessage: { name: 'Ana', manager: 'Rui', email: 'rui@conecta.example', message: 'Vamos conversar?' },
  customerSignIn: {
    ...{ name: 'Ana', code: '012345', minutes: 30 },
    link: 'https://conecta.example/login/by-mail?token=a',
  },
  refundCode: { name: 'Ana', code: '012345', minutes: 30 },
  purchaseApproved: {
    ...{ name: 'Ana', product: 'Fotografia com o Celular', code: '7F3K92QM', amount: 'R$ 97,00', days: 7 },
    link: 'https://conecta.example/login/by-mail?token=a',
  },
  orderShipped: {
    ...{ name: 'Ana', product: 'Caneca', carrier: 'Correios', trackingCode: 'BR123456789BR', days: 7 },
    link: 'https://conecta.example/login/by-mail?token=a',
  },
  accessAgain: {
    ...{ name: 'Ana', product: 'Fotografia', days: 7 },
    link: 'https://conecta.example/login/by-mail?token=a',
  },
  addressCorrected: { name: 'Ana', product: 'Fotografia', address: 'b•••@e•••.com' },
  refundRequested: {
    ...{ name: 'Ana', product: 'Fotografia', protocol: '7F3K92QM' },
    link: 'https://conecta.example/my-purchases/1',
  },
  refundToDecide: {
    ...{ name: 'Ana', product: 'Fotografia', protocol: '7F3K92QM' },
    link: 'https://conecta.example/platform/my-sales/1',
  },
  productPauses: PRODUCT_END,
  productDeleted: PRODUCT_END,
  productDeletedUnsold: PRODUCT_END,
  productStays: PRODUCT_END,
  productStaysUnsold: PRODUCT_END,
  receiverActive: {
    ...{ name: 'Ana', provider: 'Asaas' },
    link: 'https://conecta.example/platform/my-profile/receivers',
  },
  receiverRejected: {
    ...{ name: 'Ana', provider: 'Asaas', reason: 'O endereço não confere.' },
    link: 'https://conecta.example/platform/my-profile/receivers',
  },
  withdrawalPaid: {
    name: 'Ana',
    amount: 'R$ 96,10',
    destination: 'PIX EMAIL an•••@x.example',
    link: 'https://conecta.example/platform/financial/withdrawals',
  },
  anticipationOffered: {
    ...{ name: 'Ana', net: 'R$ 53,49', fee: 'R$ 1,65', reason: 'Cliente antiga' },
    link: 'https://conecta.example/platform/financial/anticipations/1',
  },
  chargeSent: {
    ...{ name: 'Ana', reference: '03/2026', amount: 'R$ 99,00', due: '10/03/2026' },
    link: 'https://conecta.example/platform/charges',
  },
  trialEnds: { name: 'Ana', end: '10/04/2026', link: 'https://conecta.example/admin-root/invoices' },
  invoiceSent: {
    ...{ name: 'Ana', reference: 'Crescer 03/2026', amount: 'R$ 291,59', due: '10/04/2026' },
    ...{ payment: 'PIX: 00020126', link: 'https://conecta.example/admin-root/invoices/1' },
  },
  invoiceOverdue: {
    ...{ name: 'Ana', reference: 'Crescer 03/2026', amount: 'R$ 291,59', due: '10/04/2026' },
    ...{ payment: 'PIX: 00020126', link: 'https://conecta.example/admin-root/invoices/1' },
  },
  disputeOpened: {
    ...{ name: 'Ana', amount: 'R$ 97,00', due: '10/03/2026' },
    link: 'https://conecta.example/platform/disputes/1',
  },
  disputeDueSoon: {
    ...{ name: 'Ana', amount: 'R$ 97,00', due: '10/03/2026' },
    link: 'https://conecta.example/platform/disputes/1',
  },
  disputeWon: {
    ...{ name: 'Ana', amount: 'R$ 97,00', due: '10/03/2026' },
    link: 'https://conecta.example/platform/disputes/1',
  },
  disputeLost: {
    ...{ name: 'Ana', amount: 'R$ 97,00', due: '10/03/2026' },
    link: 'https://conecta.example/platform/disputes/1',
  },
  withdrawalReturned: {
    ...{
      name: 'Ana',
      amount: 'R$ 100,00',
      destination: 'PIX EMAIL an•••@x.example',
      reason: 'Conta encerrada.',
      link: 'https://conecta.example/platform/financial/withdrawals',
    },
  },
  refundRefused: { name: 'Ana', product: 'Fotografia', protocol: '7F3K92QM', reason: 'Já usado.' },
  invitation: {
    name: 'Ana',
    inviter: 'Bia',
    link: 'https://conecta.example/recover-password?token=a',
    days: 3,
  },
};
const KINDS = Object.keys(VALUES) as MailKind[];

it.each(KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
  'the mail %s in %s names every value, as text and as HTML',
  async (kind, locale) => {
    const { subject, text, html } = await renderMail(kind, VALUES[kind], locale, BRAND);
    expect(`${subject}${text}`).not.toMatch(/[{}]|_subject|_text|undefined/);
    expect(subject).toContain(BRAND.name);
    for (const value of Object.values<string | number>({ ...VALUES[kind] }))
      expect(text).toContain(String(value));
    expect(text).toContain('ajuda@conecta.example');
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}">`));
  },
);

it('a mail escapes what people wrote, and leads to the link', async () => {
  const { html } = await renderMail(
    'passwordRecovery',
    { ...VALUES.passwordRecovery, name: '<img src=x onerror=alert(1)>' },
    'pt-BR',
    BRAND,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('Conecta &lt;Saber&gt;');
  expect(html).toContain('href="https://conecta.example/recover-password?token=a&amp;b"');
});

it('a mail of a platform without a support address does not offer one', async () => {
  const { text } = await renderMail('passwordChanged', { name: 'Ana' }, 'en-US', {
    ...BRAND,
    ...{ name: 'P', supportEmail: null },
  });
  expect(text).toBe(
    'Hello, Ana\n\nThe password of your account was changed, and all sessions were ended.\n\nIf this was not you, set a new password now and contact support.\n\nP',
  );
});

it('a mail has the logo, the accent and the footer of the platform', async () => {
  const brand = {
    ...BRAND,
    ...{ logoUrl: 'https://conecta.example/logo.png', accentColor: '#7a1fa2', footer: 'Conecta Ltda <SP>' },
  };
  const { html, text } = await renderMail('passwordRecovery', VALUES.passwordRecovery, 'pt-BR', brand);
  expect(html).toContain(
    '<img src="https://conecta.example/logo.png" alt="Conecta &lt;Saber&gt;" height="36"',
  );
  expect(html).toContain('background:#7a1fa2');
  expect(html).toContain('Conecta Ltda &lt;SP&gt;');
  expect(text.endsWith('Conecta <Saber>\n\nConecta Ltda <SP>')).toBe(true);
});
