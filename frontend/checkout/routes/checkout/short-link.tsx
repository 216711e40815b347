import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { openLink } from '../../features/checkout/open-link.server';
import { paths } from '../../../shared/lib/paths';
import { apiFor } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';

export const handle = { hydrate: false };

/** The short address of a seller's link: to the checkout, with its campaign and that of the address. It holds no data of the buyer. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const code = params['code'] ?? '';
  const link = await openLink(apiFor(context, languageOf(request)), code);
  const query = new URLSearchParams(link.utmQuery);
  for (const [name, value] of new URL(request.url).searchParams) query.set(name, value);
  query.set('link', link.code);
  return redirect(paths.checkout(link.offerId, `?${query.toString()}`), {
    status: 302,
    headers: { 'cache-control': 'no-store' },
  });
}

/** Only its error page is ever shown. */
export default function ShortLinkRoute() {
  return null;
}
