import { saoPauloDate } from '@guiche/brazil';
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formFromLink } from '../../features/checkout/checkout-form';
import { CheckoutPage } from '../../features/checkout/checkout-page';
import { offerColours } from '../../features/checkout/layouts/offer-colours.server';
import { textsOf } from '../../messages/texts.server';
import type { RouteHandle } from '../../../shared/lib/route-handle';
import { apiFor } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';
import { platformNow } from '../../../shared/server/platform-clock.server';
import { valueOrPage } from '../../../shared/server/value-or-page.server';

/** Nothing can be pressed in a preview. */
export const handle: RouteHandle = { hydrate: false };

const HEADERS = { 'x-checkout-preview': 'draft', 'cache-control': 'no-store' };

export const headers: HeadersFunction = () => HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? page.offer.product.name : 'Guichê' },
  { name: 'robots', content: 'noindex' },
];

/** The page of a checkout whose token the address has, drawn by the code that draws it for buyers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const api = apiFor(context, languageOf(request));
  const offer = valueOrPage(await api.get('/api/checkout-previews', { query: { token } }));
  const locale = languageOf(request, offer.locale);
  const page = {
    ...{ offer, locale, today: saoPauloDate(platformNow()) },
    texts: textsOf(locale, 'checkout'),
    colours: offerColours(offer),
    form: formFromLink(offer, new URLSearchParams()),
    ...{ formIsKept: false, attemptKey: '', referer: '', production: true },
    ...{ coupon: null, couponProblem: null, link: null },
  };
  return data(page, { headers: HEADERS });
}

export default function PreviewRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <div data-preview>
      <CheckoutPage {...page} reply={undefined} />
    </div>
  );
}
