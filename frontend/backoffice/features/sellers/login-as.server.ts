import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { usersList } from '@guiche/lists';
import { cookie } from '../../../shared/server/cookies.server';
import { AREA_PAGES } from '../../access/areas';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { LOGIN_AS_FORM } from './login-as-form';
import { sellerPageMessages } from './messages.server';

/** Who is to be looked at, and whether the reader needs a code. */
export async function loadLoginAs(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const [{ row }, factor] = await Promise.all([loadRow(usersList, call), api.get('/api/second-factor')]);
  return {
    locale,
    texts: compileMessages(sellerPageMessages, locale),
    seller: { id: row.id, name: row.name ?? '' },
    needsCode: valueOf(factor).isActive,
  };
}

/** Opens the session, puts it into the cookie of sellers and goes to their area. */
export async function loginAs({ api, context, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, LOGIN_AS_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/users/{id}/impersonation', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (!answer.ok && [422, 429].includes(answer.problem.status)) {
    return data(refusedReply(form, LOGIN_AS_FORM, answer.problem), { status: answer.problem.status });
  }
  const { token, expiresAt } = valueOf(answer);
  const { cookie: name, home } = AREA_PAGES.seller;
  const maxAgeSeconds = Math.max(0, Math.round((Date.parse(expiresAt) - Date.now()) / 1_000));
  const value = cookie(context, name, token, { path: '/', maxAgeSeconds });
  throw redirect(home, { status: 303, headers: { 'set-cookie': value } });
}
