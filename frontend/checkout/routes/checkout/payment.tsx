import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  DEFAULT_PRIMARY_COLOR,
  campaignQuery,
  isPaymentMethod,
  offeredMethods,
  type PaymentMethod,
} from '@guiche/checkout-rules';
import { attemptKeys } from '../../features/checkout/attempt-key.server';
import { keptForms } from '../../features/checkout/kept-form.server';
import type { CheckoutOffer } from '../../features/checkout/offer';
import { purchaseCookie } from '../../features/checkout/purchase-cookies.server';
import { keptPayments } from '../../features/payment/kept-payments.server';
import { purchaseTrackingOf } from '../../features/checkout/tracking/purchase-trackers';
import { PaymentPage, type SellerBranding } from '../../features/payment/payment-page';
import { hasReceipt } from '../../features/payment/receipt';
import { refreshSeconds, titleOf, viewOf } from '../../features/payment/payment-view';
import { textsOf } from '../../messages/texts.server';
import { paths } from '../../../shared/lib/paths';
import { apiFor, PROVIDER_DEADLINE_MS, readOffer, type Api } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';
import { platformNow } from '../../../shared/server/platform-clock.server';
import { valueOrPage } from '../../../shared/server/value-or-page.server';
import { sellerColours } from '../../theme/seller-colours.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? [{ title: page.title }, { name: 'robots', content: 'noindex' }] : [];

/** It shows a debt, and its address is all that is needed to see it, so it is never cached. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiFor(context, languageOf(request));
  const paymentId = params['paymentId'] ?? '';
  const { search, searchParams } = new URL(request.url);
  const campaign = campaignQuery(search);
  // This address is stored and shared.
  if (campaign !== search) throw redirect(paths.payment(paymentId, campaign));
  const payment = keptPayments.takeFor(request, paymentId) ?? valueOrPage(await readPayment(api, paymentId));
  // The offer provides only the appearance: a payment must be shown even if its offer is deleted or slow.
  const [result, receipt] = await Promise.all([
    readOffer(api, payment.offerId, searchParams),
    hasReceipt(payment)
      ? api.get('/api/checkout/payments/{paymentId}/receipt', { params: { paymentId } })
      : undefined,
  ]);
  const offer = result.ok ? result.data : undefined;
  const locale = languageOf(request, offer?.locale);
  const texts = textsOf(locale, 'payment');
  const view = viewOf(payment);
  const page = {
    locale,
    texts,
    title: texts[titleOf(payment)],
    payment,
    seller: lookOf(offer),
    receipt: receipt?.ok ? receipt.data : null,
    tracking: purchaseTrackingOf(offer),
    drawnAt: platformNow().toISOString(),
    methods: offer ? offeredMethods(offer) : [],
    formKept: keptForms.isKept(request, payment.offerId),
    backTo: paths.checkout(payment.offerId, campaign),
    simulatorUrl: context.simulatorUrl ?? null,
    refreshSeconds: refreshSeconds(view),
  };
  const over = view === 'rejected' || view === 'canceled' || view === 'refunded' || view === 'chargeback';
  const headers = new Headers();
  if (over) headers.append('set-cookie', attemptKeys.forget(context, payment.offerId));
  const shown = attemptKeys.markShown(context, request, payment.offerId);
  if (shown && !over) headers.append('set-cookie', shown);
  if (view === 'approved' && page.formKept)
    headers.append('set-cookie', keptForms.forget(context, payment.offerId));
  return data(page, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const method = (await args.request.formData()).get('payWith');
  return isPaymentMethod(method) ? payAnotherWay(args, method) : renew(args);
}

/** Back to the checkout for another card or method, with the typed values; it is another attempt with another key. */
async function payAnotherWay({ request, params, context }: ActionFunctionArgs, method: PaymentMethod) {
  const api = apiFor(context, languageOf(request));
  const { offerId } = valueOrPage(await readPayment(api, params['paymentId'] ?? ''));
  const headers = new Headers();
  headers.append('set-cookie', keptForms.choose(context, request, offerId, method));
  headers.append('set-cookie', attemptKeys.forget(context, offerId));
  return redirect(`${paths.checkout(offerId, campaignOf(request))}#paymentMethod`, { status: 303, headers });
}

const readPayment = (api: Api, paymentId: string) =>
  api.get('/api/checkout/payments/{paymentId}', { params: { paymentId } });

const campaignOf = (request: Request) => campaignQuery(new URL(request.url).search);

/** A new code for the same order. A repeated request returns the same new payment. */
async function renew({ request, params, context }: ActionFunctionArgs) {
  const answer = await apiFor(context, languageOf(request)).post('/api/checkout/payments/{paymentId}/renew', {
    params: { paymentId: params['paymentId'] ?? '' },
    timeoutMs: PROVIDER_DEADLINE_MS,
  });
  if (!answer.ok) return data({ renewFailed: true }, { status: answer.problem.status });
  keptPayments.keep(answer.data.payment);
  return redirect(paths.payment(answer.data.paymentId, campaignOf(request)), {
    status: 303,
    headers: { 'set-cookie': purchaseCookie(context, answer.data.paymentId) },
  });
}

function lookOf(offer: CheckoutOffer | undefined): SellerBranding {
  const config = offer?.checkoutBuilderConfig;
  return {
    brand: offer?.platformName ?? 'Guichê',
    sellerName: config?.sellerName ?? null,
    thankYou: config?.thankYou ?? null,
    logo: config?.logoTopImageURL ?? null,
    colours: sellerColours({ primary: config?.colorPrimary, fallback: DEFAULT_PRIMARY_COLOR }),
    productName: offer?.product.name ?? null,
    legal: offer?.legal ?? null,
  };
}

export default function PaymentRoute() {
  const { title: _title, refreshSeconds: _refresh, ...page } = useLoaderData<typeof loader>();
  const renewFailed = useActionData<typeof action>()?.renewFailed ?? false;
  return <PaymentPage {...page} renewFailed={renewFailed} />;
}
