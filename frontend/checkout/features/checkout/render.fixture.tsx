import type { Locale } from '@guiche/checkout-rules';
import { parse, type HTMLElement } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { textsOf } from '../../messages/texts.server';
import { formFromLink } from './checkout-form';
import { CheckoutPage } from './checkout-page';
import type { FormReply } from './form-reply';
import { offerColours } from './layouts/offer-colours.server';
import type { OpenedLink, CheckoutOffer, OfferCoupon } from './offer';

interface Drawing {
  readonly locale?: Locale;
  /** The values of the link. */
  readonly query?: string;
  readonly referer?: string;
  readonly production?: boolean;
  readonly reply?: FormReply;
  readonly coupon?: OfferCoupon;
  readonly couponProblem?: string;
  readonly link?: OpenedLink;
}

/** The checkout of an offer as rendered by the server, for tests: the page before any script. */
export async function renderCheckout(offer: CheckoutOffer, drawing: Drawing = {}): Promise<HTMLElement> {
  const { locale = 'pt-BR', query = '', referer = '', production = true, reply } = drawing;
  const { coupon = null, couponProblem = null, link = null } = drawing;
  const page = (
    <CheckoutPage
      {...{ offer, locale, referer, production, reply, coupon, couponProblem, link }}
      today="2026-11-21"
      texts={textsOf(locale, 'checkout')}
      colours={offerColours(offer)}
      form={formFromLink(offer, new URLSearchParams(query))}
      formIsKept={false}
      attemptKey="019aa1d0-0000-4000-8000-00000000000a"
    />
  );
  const { query: visit, dataRoutes } = createStaticHandler([{ path: '*', element: page }]);
  const context = await visit(new Request(`https://conecta.example/checkout/${offer.id}`));
  if (context instanceof Response) throw new Error('a checkout alone leads nowhere else');
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  // The content of <noscript> is visible in this case.
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** The visible text, with whitespace collapsed. */
export const words = (part: HTMLElement | null): string =>
  (part?.structuredText ?? '').replace(/\s+/g, ' ').trim();
