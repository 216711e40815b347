import {
  data,
  redirectDocument,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { saoPauloDate } from '@guiche/brazil';
import { campaignQuery } from '@guiche/checkout-rules';
import { affiliateCookies, affiliatesOf } from '../../features/checkout/affiliate-cookie.server';
import { attemptKeys } from '../../features/checkout/attempt-key.server';
import { readOfferOf } from '../../features/checkout/blank-pages/read-offer.server';
import { formFromSubmission } from '../../features/checkout/checkout-form';
import { CheckoutPage } from '../../features/checkout/checkout-page';
import { unreachableReply, type FormReply } from '../../features/checkout/form-reply';
import { keptForms } from '../../features/checkout/kept-form.server';
import { offerColours } from '../../features/checkout/layouts/offer-colours.server';
import { cleanHistoryEntry } from '../../features/checkout/leaving/clean-address';
import { linkPreview } from '../../features/checkout/link-preview.server';
import { leaveWithoutPrompt } from '../../features/checkout/leaving/use-leave-prompt';
import { linkOf } from '../../features/checkout/checkout-link.server';
import { readCoupon } from '../../features/checkout/read-coupon.server';
import { purchase } from '../../features/checkout/purchase.server';
import { purchaseCookies } from '../../features/checkout/purchase-cookies.server';
import { keptPayments } from '../../features/payment/kept-payments.server';
import { refererOf } from '../../features/checkout/referer.server';
import { showsSoldOut } from '../../features/checkout/sold-out.server';
import { readOfferFor, readOfferOfForm, variantCookies } from '../../features/checkout/variant.server';
import { countView } from '../../features/checkout/visits/count-views.server';
import { formatMessage } from '@guiche/i18n';
import { textsOf } from '../../messages/texts.server';
import { paths } from '../../../shared/lib/paths';
import { apiFor } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';
import { platformNow } from '../../../shared/server/platform-clock.server';
import { soldOutPage, valueOrPage } from '../../../shared/server/value-or-page.server';

const NO_STORE = { 'cache-control': 'no-store' };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? page.meta : []);

/** A page with typed values, or with buyer data of its link, is not cached. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const noStore = actionHeaders.has('cache-control') || loaderHeaders.has('cache-control');
  return noStore ? NO_STORE : {};
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const checkoutId = params['checkoutId'] ?? '';
  const { searchParams } = new URL(request.url);
  const known = readOfferOf(context);
  const offer = valueOrPage(
    known ?? (await readOfferFor(request, apiFor(context, languageOf(request)), checkoutId, searchParams)),
  );
  if (showsSoldOut(request, offer)) throw soldOutPage();
  // Otherwise who read the offer counted the view.
  if (!known) countView(request, context, offer.id, offer.test?.name);
  const locale = languageOf(request, offer.locale);
  const texts = textsOf(locale, 'checkout');
  const attemptKey = attemptKeys.keptFor(request, offer.id) ?? attemptKeys.mint();
  const link = await linkOf(apiFor(context, locale), offer, new URL(request.url).searchParams.get('link'));
  const form = keptForms.formFor(request, offer, link);
  const { coupon, problem: couponProblem } = await readCoupon(apiFor(context, locale), offer, form.coupon);
  const page = {
    offer,
    ...{ coupon, couponProblem, link },
    today: saoPauloDate(platformNow()),
    locale,
    texts,
    colours: offerColours(offer),
    meta: linkPreview({
      ...{ offer, locale, publicWebUrl: context.publicWebUrl },
      title: formatMessage(texts.pageTitle, locale, { product: offer.product.name }),
    }),
    // A coupon that does not count is told once, and is not in the way of the purchase.
    form: coupon ? form : { ...form, coupon: '' },
    formIsKept: keptForms.isKept(request, offer.id),
    attemptKey,
    referer: refererOf(request),
    production: context.production,
  };
  const { search } = new URL(request.url);
  const showsBuyer =
    campaignQuery(search) !== search ||
    form.coupon !== '' ||
    link !== null ||
    keptForms.isKept(request, offer.id);
  const headers = new Headers(showsBuyer ? NO_STORE : {});
  for (const kept of [
    attemptKeys.keep(context, offer.id, attemptKey),
    ...variantCookies(context, offer),
    ...affiliateCookies(request, context, offer),
  ])
    headers.append('set-cookie', kept);
  return data(page, { headers });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submitted = await request.formData();
  const url = new URL(request.url);
  const api = apiFor(context, languageOf(request));
  const reported = await readOfferOfForm(submitted, api, params['checkoutId'] ?? '', url.searchParams);
  if (!reported.ok && reported.problem.status >= 500)
    return data(unreachableReply(submitted, 'unavailable'), { status: 503 });
  const offer = valueOrPage(reported);
  const locale = languageOf(request, offer.locale);
  const result = await purchase({
    api: apiFor(context, locale),
    offer,
    locale,
    submitted,
    link: await linkOf(apiFor(context, locale), offer, url.searchParams.get('link')),
    url,
    affiliates: affiliatesOf(request, context, offer),
    newAttemptKey: attemptKeys.mint,
    shownAttemptKey: attemptKeys.shownFor(request, offer.id),
  });
  if (result.kind === 'placed') {
    keptPayments.keep(result.purchased.payment);
    const headers = purchaseCookies(context, result.purchased);
    // Until it is paid it may be refused or expire, whatever the method: the buyer then tries again without typing.
    headers.append(
      'set-cookie',
      result.purchased.status === 'PENDING'
        ? keptForms.keep(context, offer.id, formFromSubmission(submitted))
        : keptForms.forget(context, offer.id),
    );
    // Loaded as a page: that is two answers on a slow line, five by script, and the page has a security policy of its own.
    return redirectDocument(paths.payment(result.purchased.paymentId, campaignQuery(url.search)), {
      status: 303,
      headers,
    });
  }
  const headers = {
    'set-cookie': attemptKeys.keep(context, offer.id, result.reply.attemptKey),
    ...NO_STORE,
  };
  return data(result.reply, { status: result.status, headers });
}

/** A connection lost between the buyer and us costs them nothing they typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<FormReply> {
  const submitted = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (thrown) {
    // The browser's error when it cannot reach us; redirects and pages of the server also pass through here.
    if (thrown instanceof TypeError)
      return unreachableReply(submitted, navigator.onLine ? 'noConnection' : 'offline');
    if (thrown instanceof Response && thrown.headers.has('location')) {
      leaveWithoutPrompt();
      cleanHistoryEntry();
    }
    throw thrown;
  }
}

/** After "the price changed" (409) the offer is read again; not without a connection. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}) => {
  if ((actionResult as FormReply | undefined)?.unreachable) return false;
  return actionStatus === 409 || defaultShouldRevalidate;
};

export default function CheckoutRoute() {
  const { meta: _meta, ...page } = useLoaderData<typeof loader>();
  return <CheckoutPage key={page.offer.id} {...page} reply={useActionData<typeof action>()} />;
}
