import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locale } from '@guiche/i18n';
import { cents, formatMoney } from '@guiche/money';
import { Transactions } from '../../src/database/index.js';
import { OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { MailQueue } from '../../src/modules/mail/index.js';
import { AS_ADMIN, BackOffice } from '../support/back-office.js';

interface Answer {
  readonly version: number;
  readonly languages: unknown;
  readonly locale: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly items: readonly { readonly id: string }[];
}

const PATH = '/api/admin/platform-settings';
const ALL = {
  languagePortuguese: true,
  languageEnglish: true,
  languageSpanish: true,
  defaultLanguage: 'pt-BR',
};
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const settings = async () => (await office.send<Answer>(AS_ADMIN, 'GET', PATH)).body;
const set = async (change: object) => {
  office.shop.clock.advance(1_000);
  const { version } = await settings();
  const body = { ...ALL, reason: 'Só espanhol', version, ...change };
  return office.send<Answer>(AS_ADMIN, 'PUT', `${PATH}/languages`, body);
};
const site = async () => (await office.send<Answer>(undefined, 'GET', '/api/site')).body.languages;
const ofOffer = async () =>
  (await office.shop.send<Answer>('GET', `/api/checkout/${OFFERS.digital.id}`)).body.locale;

it('a platform offers some languages, with a usual one: at its host, at the checkout and in mails', async () => {
  expect(await site()).toEqual({ offered: ['pt-BR', 'en-US', 'es-ES'], usual: 'pt-BR' });
  const change = { languagePortuguese: false, defaultLanguage: 'es-ES' };
  expect((await set(change)).status).toBe(204);
  const wanted = { offered: ['en-US', 'es-ES'], usual: 'es-ES' };
  await office.shop.until(async () => JSON.stringify(await site()) === JSON.stringify(wanted));
  await office.shop.until(async () => (await ofOffer()) === 'es-ES');
  expect(await settings()).toMatchObject({ languages: ['en-US', 'es-ES'], locale: 'es-ES' });

  const { email } = office.person({ role: 'PRODUCER' });
  const asked = await office.send(undefined, 'POST', '/api/password-recoveries', { area: 'seller', email });
  expect(asked.status).toBeLessThan(300);
  const mails = () =>
    office.shop.rows<{ subject: string }>('select subject from demo_mails order by id desc');
  await office.shop.until(async () => (await mails()).length > 0);
  expect((await mails())[0]?.subject).toMatch(/contraseña/i);

  const { items } = (await office.send<Answer>(AS_ADMIN, 'GET', `${PATH}/changes`)).body;
  const undo = `${PATH}/changes/${items[0]?.id}/undo`;
  expect((await office.send(AS_ADMIN, 'POST', undo, { reason: 'Engano' })).status).toBe(204);
  expect(await settings()).toMatchObject({ languages: ['pt-BR', 'en-US', 'es-ES'], locale: 'pt-BR' });
});

it('amounts of a mail are in the language of its words, also when the platform does not write in that of the reader', async () => {
  const to = 'worded@example.com';
  const mail = async () => {
    const shown = (locale: Locale): string => formatMoney(cents(123_456), 'BRL', locale);
    await office.shop.app.get(Transactions).run('mailOfTest', (tx) =>
      office.shop.app.get(MailQueue).add(tx, {
        ...{ platformId: PLATFORM_A, kind: 'withdrawalPaid', to, locale: 'en-US' },
        values: (locale) => ({ name: 'Ana', destination: '***', link: 'https://x', amount: shown(locale) }),
      }),
    );
    const sent = () =>
      office.shop.rows<{ text: string }>('select text_body as text from demo_mails where recipient = $1', [
        to,
      ]);
    await office.shop.until(async () => (await sent()).length > 0);
    const [newest] = await sent();
    await office.shop.rows('delete from demo_mails where recipient = $1', [to]);
    return {
      isEnglish: newest?.text.includes(shown('en-US')),
      isSpanish: newest?.text.includes(shown('es-ES')),
    };
  };
  expect(await mail()).toEqual({ isEnglish: true, isSpanish: false });
  const spanish = { languagePortuguese: false, languageEnglish: false, defaultLanguage: 'es-ES' };
  expect((await set(spanish)).status).toBe(204);
  expect(await mail()).toEqual({ isEnglish: false, isSpanish: true });
  expect((await set({})).status).toBe(204);
});

it.each([
  [
    'no language',
    { languagePortuguese: false, languageEnglish: false, languageSpanish: false },
    'defaultLanguage',
  ],
  ['a usual language that is not offered', { languagePortuguese: false }, 'defaultLanguage'],
  ['an unknown language', { defaultLanguage: 'fr-FR' }, 'defaultLanguage'],
])('%s is refused, and nothing changes', async (_what, change, field) => {
  const before = await settings();
  const refused = await set(change);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  expect(await settings()).toEqual(before);
});
