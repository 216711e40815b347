import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { chooseAreaMessages } from './messages.server';

/** The areas in which the signed-in person has an account. */
export async function loadChoice({ api, locale, valueOf }: AreaCall) {
  const { areas } = valueOf(await api.get('/api/sessions/current/areas'));
  return { locale, texts: compileMessages(chooseAreaMessages, locale), areas };
}
