import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { profileMessages } from './messages.server';
import { PROFILE_FORM } from './profile-form';

const PROFILES = { seller: '/api/platform/profile', manager: '/api/manager/profile' } as const;

type Owner = keyof typeof PROFILES;

/** The profile of the signed-in person. */
export const loadProfile =
  (owner: Owner) =>
  async ({ api, valueOf, locale }: AreaCall) => {
    const { name, phone, document, email, version } = valueOf(await api.get(PROFILES[owner]));
    return {
      ...{ locale, email, version, hasDocument: document !== null },
      texts: compileMessages(profileMessages, locale),
      initial: {
        name,
        phone: fieldText(PROFILE_FORM.phone, phone ?? undefined, locale),
        document: fieldText(PROFILE_FORM.document, document ?? undefined, locale),
      },
    };
  };

/** Saves the profile. */
export const saveProfile =
  (owner: Owner) =>
  async ({ api, form, locale, valueOf }: AreaActionCall) => {
    const read = readForm(form, PROFILE_FORM, locale);
    if (!read.ok) return data(read.reply, { status: 422 });
    const { name, phone, document } = read.values;
    const answer = await api.put(PROFILES[owner], {
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
  };
