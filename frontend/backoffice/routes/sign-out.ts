import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { AREAS } from '@guiche/access';
import { isOwnPath } from '../../shared/lib/safe-return-path';
import { apiFor } from '../../shared/server/api.server';
import { cookie, cookieOf } from '../../shared/server/cookies.server';
import { languageOf } from '../../shared/server/language.server';
import { AREA_PAGES } from '../access/areas';

/** Ends the session of one area and removes its cookie. Without a session it only shows the sign-in page, or the page that `to` names. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const area = AREAS.find((known) => known === form.get('area')) ?? 'seller';
  const { cookie: name, signInPath } = AREA_PAGES[area];
  const token = cookieOf(request, name);
  if (token) await apiFor(context, languageOf(request), token).delete('/api/sessions/current');
  const removed = cookie(context, name, '', { path: '/', maxAgeSeconds: 0 });
  const to = String(form.get('to') ?? '');
  return redirect(isOwnPath(to) ? to : signInPath, { status: 303, headers: { 'set-cookie': removed } });
}

/** There is nothing to read here. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } });
