import { isLocale } from '@guiche/checkout-rules';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { safeReturnPath } from '../../../shared/lib/safe-return-path';
import { cookie } from '../../../shared/server/cookies.server';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the chosen language and redirects to the previous page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const chosen = await request.formData();
  const lang = chosen.get('lang');
  const back = safeReturnPath(chosen.get('returnTo'));
  if (!isLocale(lang)) return redirect(back, 303);
  return redirect(back, {
    status: 303,
    headers: { 'set-cookie': cookie(context, 'lang', lang, { path: '/', maxAgeSeconds: YEAR_SECONDS }) },
  });
}

/** The address accepts forms only; opening it redirects to the start page. */
export function loader() {
  return redirect('/');
}
