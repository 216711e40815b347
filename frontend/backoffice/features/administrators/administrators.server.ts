import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { administratorsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { refusedForm, sendReadForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { ADMINISTRATOR_FORM, PLATFORM_FORM, REASON_FORM } from './administrator-forms';
import { findOrSend } from './find-platform.server';
import { findPlatformMessages } from './find-platform-messages.server';
import { administratorMessages } from './messages.server';

const LIST = '/master-root/administrators';
const MOST_PLATFORMS = 100;

/** The platforms to choose from: the first by name, or those that a search finds by name or host. */
export async function platformChoices({ api, valueOf }: AreaCall, q = '') {
  const query = { limit: MOST_PLATFORMS, sort: 'name', ...(q !== '' && { q }) } as const;
  const { items } = valueOf(await api.get('/api/master/platforms', { query }));
  return items.map(({ id, name, host, status }) => ({
    ...{ value: id, name: name ?? '', label: q !== '' && host ? `${name} (${host})` : (name ?? '') },
    isOpen: status === 'ACTIVE' || status === 'TRIAL',
  }));
}

/** The form of a new administrator. */
export async function loadNewAdministrator(call: AreaCall) {
  const texts = compileMessages({ ...administratorMessages, ...findPlatformMessages }, call.locale);
  return { locale: call.locale, texts, platforms: await platformChoices(call) };
}

/** Invites an administrator, or searches their platform. */
export const inviteAdministrator = (call: AreaActionCall) =>
  findOrSend(call, {
    rules: ADMINISTRATOR_FORM,
    choices: (q) => platformChoices(call, q),
    send: () =>
      sendReadForm(call, ADMINISTRATOR_FORM, {
        send: (body) => call.api.post('/api/master/administrators', { body }),
        sent: (): never => {
          throw redirect(LIST);
        },
      }),
  });

/** The words of the form of a new platform. */
export function loadNewPlatform({ locale }: AreaCall) {
  return Promise.resolve({ locale, texts: compileMessages(administratorMessages, locale) });
}

/** Creates a platform and invites its first administrator. */
export async function openPlatform({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, PLATFORM_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/master/platforms', { body: read.values });
  if (answer.ok) throw redirect('/master-root/platforms');
  if (answer.problem.status !== 422) valueOf(answer);
  return data(refusedReply(form, PLATFORM_FORM, answer.problem), { status: 422 });
}

/** An administrator, with the words of the list and of the forms. */
export async function loadAdministrator(call: AreaCall) {
  const shown = await loadRow(administratorsList, call);
  return { ...shown, texts: { ...compileMessages(administratorMessages, call.locale), ...shown.texts } };
}

/** Blocks (`block`), unblocks (`unblock`), removes the second factor (`resetFactor`) or invites again (`inviteAgain`). */
export async function changeAdministrator(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  const address = { params: { id: params.id ?? '' } };
  if (intent === 'inviteAgain') {
    valueOf(await api.post('/api/master/administrators/{id}/invitation', address));
    return data(savedReply(form, REASON_FORM));
  }
  const read = readForm(form, REASON_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { reason } = read.values;
  const answer =
    intent === 'resetFactor'
      ? await api.post('/api/master/administrators/{id}/second-factor-reset', {
          ...address,
          body: { reason },
        })
      : await api.put('/api/master/administrators/{id}/block', {
          ...address,
          body: { reason, blocked: form.get('primary') === 'block' },
        });
  if (answer.ok) return data({ ...savedReply(form, REASON_FORM), values: { reason: '' } });
  return refusedForm({ form, valueOf }, REASON_FORM, answer, [404]);
}
