import { randomUUID } from 'node:crypto';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { saleActionMessages } from './action-messages.server';
import { saleMessages } from './messages.server';
import { riskMessages } from './risk-messages.server';

/** A sale of the signed-in seller. */
export async function loadOwnSale({ api, valueOf, locale, params, context }: AreaCall) {
  const answer = await api.get('/api/platform/sales/{id}', { params: { id: params.id ?? '' } });
  return {
    ...shownIn(locale, context.publicWebUrl),
    list: '/platform/my-sales',
    sale: valueOf(answer),
    isStaff: false,
  };
}

/** A sale of the platform, for staff. */
export async function loadSale({ api, valueOf, locale, params, context }: AreaCall) {
  const answer = await api.get('/api/admin/sales/{id}', { params: { id: params.id ?? '' } });
  return {
    ...shownIn(locale, context.publicWebUrl),
    list: '/admin-root/manage-sales',
    sale: valueOf(answer),
    isStaff: true,
  };
}

/** What the pages of actions on a sale are drawn from, beside what each of them shows of it. */
export const aroundSale = (
  { locale }: AreaCall,
  list: '/platform/my-sales' | '/admin-root/manage-sales',
) => ({
  ...{ locale, list },
  texts: { ...compileMessages(saleMessages, locale), ...compileMessages(saleActionMessages, locale) },
});

const shownIn = (locale: AreaCall['locale'], site: string) => ({
  ...{ locale, site },
  /** Of the next note: a form that is sent twice adds one. */
  noteId: randomUUID(),
  texts: {
    ...compileMessages(saleMessages, locale),
    ...compileMessages(saleActionMessages, locale),
    ...compileMessages(riskMessages, locale),
  },
});
