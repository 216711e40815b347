import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { administratorsList } from '@guiche/lists';
import { apiFor } from '../../../shared/server/api.server';
import { cookie } from '../../../shared/server/cookies.server';
import { languageOf } from '../../../shared/server/language.server';
import { AREA_PAGES } from '../../access/areas';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { ENTER_FORM } from './enter-form';
import { administratorMessages } from './messages.server';

const NO_STORE = { 'cache-control': 'no-store' };
/** The page at the host of the platform, to which the permission is brought. */
const ENTRY_PATH = '/admin-root-login/enter';

/** As whom the master enters, and whether a code is needed. */
export async function loadEnter(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const [{ row }, factor] = await Promise.all([
    loadRow(administratorsList, call),
    api.get('/api/second-factor'),
  ]);
  return {
    locale,
    texts: compileMessages(administratorMessages, locale),
    administrator: { id: row.id, name: row.name ?? '', platform: row.platform ?? '' },
    needsCode: valueOf(factor).isActive,
  };
}

/** Permits the entry. The answer holds the address at the host of the platform, where the session is opened. */
export async function permitEntry({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, ENTER_FORM, locale);
  if (!read.ok) return data({ ...read.reply, address: null }, { status: 422 });
  const answer = await api.post('/api/master/administrators/{id}/entry', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (!answer.ok && [422, 429].includes(answer.problem.status)) {
    const refused = refusedReply(form, ENTER_FORM, answer.problem);
    return data({ ...refused, address: null }, { status: answer.problem.status });
  }
  const { token, origin } = valueOf(answer);
  const address = `${origin}${ENTRY_PATH}?${new URLSearchParams({ token })}`;
  const saved = savedReply(form, ENTER_FORM);
  return data({ ...saved, address }, { headers: NO_STORE });
}

/** The page at the host of the platform: a button opens the session, so that following a link changes nothing. */
export async function loadEntry({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  const site = await apiFor(context, locale).get('/api/site');
  if (!site.ok) throw data(null, { status: 503 });
  if (!site.data.brand) throw data(null, { status: 404 });
  const texts = compileMessages(administratorMessages, locale);
  return data({ locale, texts, brand: site.data.brand }, { headers: NO_STORE });
}

/** Opens the session that a master was permitted, in the cookie of the administration. */
export async function enterPlatform({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const answer = await apiFor(context, languageOf(request)).post('/api/platform-entries', {
    body: { token },
    headers: { 'user-agent': request.headers.get('user-agent') ?? '' },
  });
  if (!answer.ok) return data({ problem: answer.problem.title }, { status: answer.problem.status });
  const { cookie: name, home } = AREA_PAGES.admin;
  const maxAgeSeconds = Math.max(0, Math.round((Date.parse(answer.data.expiresAt) - Date.now()) / 1_000));
  const value = cookie(context, name, answer.data.token, { path: '/', maxAgeSeconds });
  throw redirect(home, { status: 303, headers: { 'set-cookie': value } });
}
