import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { administratorsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { MOVE_FORM } from './administrator-forms';
import { platformChoices, platformQuery } from './administrators.server';
import { findPlatformMessages } from './find-platform-messages.server';
import { administratorMessages } from './messages.server';

/** Who moves, and the other platforms that let people in. */
export async function loadMove(call: AreaCall) {
  const q = platformQuery(call);
  const [{ row }, platforms] = await Promise.all([
    loadRow(administratorsList, call),
    platformChoices(call, q),
  ]);
  return {
    ...{ q, locale: call.locale },
    texts: compileMessages({ ...administratorMessages, ...findPlatformMessages }, call.locale),
    administrator: { id: row.id, name: row.name ?? '', platform: row.platform ?? '' },
    platforms: platforms.filter(({ name, isOpen }) => isOpen && name !== row.platform),
  };
}

/** Moves the administrator, and leads to their account on the other platform. */
export async function moveAdministrator({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, MOVE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.put('/api/master/administrators/{id}/platform', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (answer.ok) throw redirect(`/master-root/administrators/${answer.data.id}`, { status: 303 });
  return refusedForm({ form, valueOf }, MOVE_FORM, answer, []);
}
