import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { profileMessages } from './messages.server';
import { PROFILE_FORM } from './profile-form';

/** The profile of the signed-in seller. */
export async function loadProfile({ api, valueOf, locale }: AreaCall) {
  const { name, phone, document, email, version } = valueOf(await api.get('/api/platform/profile'));
  return {
    ...{ locale, email, version, hasDocument: document !== null },
    texts: compileMessages(profileMessages, locale),
    initial: {
      name,
      phone: fieldText(PROFILE_FORM.phone, phone ?? undefined, locale),
      document: fieldText(PROFILE_FORM.document, document ?? undefined, locale),
    },
  };
}

/** Saves the profile. */
export async function saveProfile({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, PROFILE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { name, phone, document } = read.values;
  const answer = await api.put('/api/platform/profile', {
    body: {
      name,
      version: Number(form.get('version')),
      ...(phone && { phone }),
      ...(document && { document }),
    },
  });
  if (!answer.ok && [409, 422].includes(answer.problem.status))
    return data(refusedReply(form, PROFILE_FORM, answer.problem), { status: answer.problem.status });
  valueOf(answer);
  return data(savedReply(form, PROFILE_FORM));
}
