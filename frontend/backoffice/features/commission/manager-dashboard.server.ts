import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { commissionMessages } from './messages.server';

export type ManagerDashboard = Awaited<ReturnType<typeof loadManagerDashboard>>;

/** The portfolio of a manager and the commission on it. */
export async function loadManagerDashboard({ api, valueOf, locale }: AreaCall) {
  const [dashboard, link] = await Promise.all([
    api.get('/api/manager/dashboard'),
    api.get('/api/manager/link'),
  ]);
  return {
    ...{ locale, texts: compileMessages(commissionMessages, locale) },
    ...valueOf(dashboard),
    invitation: valueOf(link),
  };
}
