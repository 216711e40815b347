import {
  createApiClient,
  resultOf,
  writtenAt,
  type ApiProblem,
  type ApiResult,
  type components,
  type Written,
} from '@guiche/api-client';
import type { Locale } from '@guiche/checkout-rules';
import type { InCents } from '../lib/in-cents';
import { hearClockAhead } from './platform-clock.server';

/** Reading is quick or something is wrong; a purchase waits for the provider, which may take 12 s to be given up. */
const READ_DEADLINE_MS = 5_000;
const PURCHASE_DEADLINE_MS = 20_000;

type Schemas = components['schemas'];
export type PurchaseBody = Schemas['PurchaseDto'];
export type Purchased = InCents<Schemas['PurchaseAnswerDto']>;
export type Problem = ApiProblem;
export type Answer<T> = ApiResult<T>;
export type Offer = InCents<Schemas['OfferDto']>;
export type Renewed = InCents<Schemas['RenewalAnswerDto']>;
type Receipt = InCents<Schemas['ReceiptDto']>;
type Payment = InCents<Schemas['PaymentDto']>;

/** Of a visit, what the API is told of it. */
interface Caller {
  readonly apiUrl: string;
  readonly requestId: string;
  readonly clientIp: string;
  readonly secure: boolean;
}

/** The only door to the backend. Every call carries the request's code, its origin and the reader's language. */
export function apiFor({ apiUrl, requestId, clientIp, secure }: Caller, locale: Locale) {
  const within = (timeoutMs: number) => ({
    baseUrl: apiUrl.replace(/\/$/, ''),
    timeoutMs,
    requestId,
    onClockAhead: hearClockAhead,
    headers: {
      'accept-language': locale,
      'x-forwarded-for': clientIp,
      'x-forwarded-proto': secure ? 'https' : 'http',
    },
  });
  const reading = () => createApiClient(within(READ_DEADLINE_MS));
  const buying = () => createApiClient(within(PURCHASE_DEADLINE_MS));
  return {
    offer: async (checkoutId: string): Promise<Answer<Offer>> =>
      inCents(
        await resultOf(reading().GET('/api/checkout/{checkoutId}', { params: { path: { checkoutId } } })),
      ),
    /** The same with the text it came in: where two texts are equal, so is all that is told of the offer. */
    offerAsWritten: (checkoutId: string): Promise<Answer<Written<Offer>>> =>
      writtenAt(`/api/checkout/${checkoutId}`, within(READ_DEADLINE_MS)),
    payment: async (paymentId: string): Promise<Answer<Payment>> =>
      inCents(
        await resultOf(
          reading().GET('/api/checkout/payments/{paymentId}', { params: { path: { paymentId } } }),
        ),
      ),
    receipt: async (paymentId: string): Promise<Answer<Receipt>> =>
      inCents(
        await resultOf(
          reading().GET('/api/checkout/payments/{paymentId}/receipt', { params: { path: { paymentId } } }),
        ),
      ),
    purchase: async (attemptKey: string, body: PurchaseBody): Promise<Answer<Purchased>> =>
      inCents(
        await resultOf(
          buying().POST('/api/checkout/purchase', {
            params: { header: { 'Idempotency-Key': attemptKey } },
            body,
          }),
        ),
      ),
    cardKey: (checkoutId: string): Promise<Answer<Schemas['CardKeyDto']>> =>
      resultOf(reading().GET('/api/checkout/{checkoutId}/card-key', { params: { path: { checkoutId } } })),
    storeCard: (body: Schemas['CardTokenDto']): Promise<Answer<Schemas['CardTokenAnswerDto']>> =>
      resultOf(reading().POST('/api/checkout/credit-card-tokens', { body })),
    renewPayment: async (paymentId: string): Promise<Answer<Renewed>> =>
      inCents(
        await resultOf(
          buying().POST('/api/checkout/payments/{paymentId}/renew', { params: { path: { paymentId } } }),
        ),
      ),
  };
}

// The description of the API has no word for "cents"; here its numbers of money get their brand.
function inCents<T>(answer: ApiResult<T>): Answer<InCents<T>> {
  return answer as Answer<InCents<T>>;
}
