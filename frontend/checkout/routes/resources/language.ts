import { isLocale } from '@guiche/checkout-rules';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { safeReturnPath } from '../../../shared/lib/safe-return-path';
import { cookie } from '../../../shared/server/cookies.server';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the language the reader chose and goes back to the page they came from. */
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

/** The address is for forms only; whoever opens it is taken to the start. */
export function loader() {
  return redirect('/');
}
