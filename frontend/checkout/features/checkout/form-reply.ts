import { formFromSubmission, type CheckoutForm } from './checkout-form';
import type { CheckedField } from './check-form';
import type { OfferCoupon } from './offer';

/** The form as it is returned to the buyer when the purchase failed: no typed value is lost. */
export interface FormReply {
  readonly form: CheckoutForm;
  /** Sentences in the reader's language. */
  readonly problems: Partial<Record<CheckedField, string>>;
  /** The coupon that counts from now on; null: none. */
  readonly coupon?: OfferCoupon | null | undefined;
  /** Only the coupon was looked at: the rest of the form was not checked. */
  readonly ofCoupon?: true | undefined;
  /** What to say above the form when it is not about one field. */
  readonly notice: string | null;
  /** The request failed, or its result is unknown: the text that explains why. */
  readonly unreachable?: Unreachable | undefined;
  /** The bank refused the card: the next press may pay with another method. */
  readonly cardRefused?: true | undefined;
  /** The payment that is confirmed already, where the same purchase was sent again. */
  readonly boughtPaymentId?: string | undefined;
  /** The key the next try must carry: the same while the fate of the first is open, a new one after a clear no. */
  readonly attemptKey: string;
}

/** The buyer's device is offline; the connection to us failed; we answer, and cannot reach our own system. */
export type Unreachable = 'offline' | 'noConnection' | 'unavailable';

/** Everything typed, and the same key: whether something was booked is open, so the next try must be the same attempt. */
export function unreachableReply(submitted: FormData, unreachable: Unreachable): FormReply {
  const attemptKey = String(submitted.get('attemptKey') ?? '');
  return { form: formFromSubmission(submitted), problems: {}, notice: null, unreachable, attemptKey };
}
