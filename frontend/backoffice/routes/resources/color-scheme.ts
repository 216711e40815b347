import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { safeReturnPath } from '../../../shared/lib/safe-return-path';
import { isColorScheme } from '../../theme/color-scheme';
import { colorSchemeCookie } from '../../theme/color-scheme.server';

/** Stores the reader's choice of a light or dark page and redirects to the previous page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const scheme = form.get('scheme');
  const headers = isColorScheme(scheme) ? { 'set-cookie': colorSchemeCookie(context, scheme) } : undefined;
  return redirect(safeReturnPath(form.get('returnTo')), { status: 303, ...(headers ? { headers } : {}) });
}

/** There is nothing to read here. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } });
