import type { components } from '@guiche/api-client';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { moneyMessages } from './messages.server';

type Sentence = components['schemas']['MoneySentenceDto'];

/** The money of a sale in which the signed-in seller has a part. */
export async function loadOwnSaleMoney({ api, valueOf, locale, params }: AreaCall) {
  const id = params.id ?? '';
  const money = valueOf(await api.get('/api/platform/sales/{id}/money', { params: { id } }));
  return shownIn(locale, money, `/platform/my-sales/${money.hasSalePage ? '' : 'as-partner/'}${id}`);
}

/** The money of a sale of the platform. */
export async function loadSaleMoney({ api, valueOf, locale, params }: AreaCall) {
  const id = params.id ?? '';
  const money = valueOf(await api.get('/api/admin/sales/{id}/money', { params: { id } }));
  return shownIn(locale, money, `/admin-root/manage-sales/${id}`);
}

/** What made the balances of the signed-in seller. */
export async function loadBalanceMoney({ api, valueOf, locale }: AreaCall) {
  const { balances } = valueOf(await api.get('/api/platform/balance/money'));
  return {
    ...{ locale, texts: compileMessages(moneyMessages, locale) },
    balances: balances.map(({ made, locked, ...balance }) => ({
      ...balance,
      made: inLanguage(made, locale),
      locked: inLanguage(locked, locale),
    })),
  };
}

const shownIn = (locale: AreaCall['locale'], money: components['schemas']['SaleMoneyDto'], back: string) => ({
  ...{ locale, back, texts: compileMessages(moneyMessages, locale) },
  ...{ total: money.total, termsOf: money.termsOf },
  division: inLanguage(money.division, locale),
  transfers: inLanguage(money.transfers, locale),
  locked: inLanguage(money.locked, locale),
});

/** The sentences in the language of the reader alone. */
const inLanguage = (sentences: readonly Sentence[], locale: AreaCall['locale']) =>
  sentences.map(({ text, ...sentence }) => ({ ...sentence, text: text[locale] }));
