import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { ownFeesMessages } from './messages.server';

/** What the signed-in seller pays for a sale. */
export async function loadOwnFees({ api, valueOf, locale }: AreaCall) {
  const shown = valueOf(await api.get('/api/platform/fees'));
  return { locale, texts: compileMessages(ownFeesMessages, locale), ...shown };
}
