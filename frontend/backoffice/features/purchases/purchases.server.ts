import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { purchaseMessages } from './messages.server';

const ID = /^[0-9a-f-]{36}$/i;

/** What the signed-in customer bought, the latest first. */
export async function loadPurchases({ api, valueOf, locale, url }: AreaCall) {
  const before = url.searchParams.get('before') ?? '';
  const query = ID.test(before) ? { before } : {};
  const [current, answer] = await Promise.all([
    api.get('/api/sessions/current'),
    api.get('/api/customer/purchases', { query }),
  ]);
  const { name, email } = valueOf(current).user;
  return {
    ...{ locale, texts: compileMessages(purchaseMessages, locale) },
    ...{ person: { name, email }, ...valueOf(answer) },
  };
}

/** One purchase of the signed-in customer. */
export async function loadPurchase({ api, valueOf, locale, params }: AreaCall) {
  const answer = await api.get('/api/customer/purchases/{id}', { params: { id: params.id ?? '' } });
  return { locale, texts: compileMessages(purchaseMessages, locale), purchase: valueOf(answer) };
}
