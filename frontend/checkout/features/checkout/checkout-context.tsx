import type { Cents } from '@guiche/money';
import { createContext, useContext, type FormEvent, type RefObject } from 'react';
import type { CardInput } from './card/card-input';
import type { FrameChannel } from './card/frame/frame-channel';
import type { Installment } from './card/use-installments';
import type { CheckedField } from './check-form';
import type { CheckoutForm, TextFieldName } from './checkout-form';
import type { FormReply } from './form-reply';
import type { OpenedLink, CheckoutOffer, OfferCoupon } from './offer';
import type { OrderSum } from './order-total';
import type { PostcodeState } from './use-postcode';

/** State shared by all blocks of a checkout, in every layout. */
export interface Checkout {
  readonly offer: CheckoutOffer;
  /** The calendar date in São Paulo, YYYY-MM-DD. */
  readonly today: string;
  /** The initial values of the fields. Later values are in the fields themselves. */
  readonly form: CheckoutForm;
  /** The current values of the fields. Without script they stay as rendered. */
  readonly choices: CheckoutForm;
  readonly postcode: PostcodeState;
  /** The id of the saved cart; empty while there is none. */
  readonly abandonedCartId: string;
  readonly problems: FormReply['problems'];
  readonly notice: string | null;
  /** The card was just refused: its message offers another method. */
  readonly cardRefused: boolean;
  /** Chooses Pix and sends the form. */
  readonly payWithPix: () => void;
  /** The payment that is confirmed already, where the same purchase was sent again. */
  readonly boughtPaymentId: string | undefined;
  /** How often the form was refused: the summary of problems takes the focus each time. */
  readonly refusals: number;
  readonly attemptKey: string;
  readonly referer: string;
  /** The built product, not a developer's server. */
  readonly production: boolean;
  /** The coupon that counts; null: none. */
  readonly coupon: OfferCoupon | null;
  /** The seller's link that led here, if any. */
  readonly link: OpenedLink | null;
  readonly sum: OrderSum;
  /** In how many parts the card may pay; empty while no card is chosen. */
  readonly installments: readonly Installment[];
  /** The final amount: the total, or the sum of the chosen installments; undefined while it is requested. */
  readonly charged: Cents | undefined;
  readonly sending: boolean;
  /** The amount is known and was shown, and nothing is pending: the next press buys. */
  readonly payable: boolean;
  /** Script runs, so what is shown follows what is chosen. */
  readonly live: boolean;
  readonly formElement: RefObject<HTMLFormElement>;
  /** The frame in which a card is typed was added or removed. */
  readonly onCardFrame: (door: FrameChannel | undefined) => void;
  /** An input of the card was left: these are still wrong. */
  readonly onCardChecked: (wrong: readonly CardInput[]) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFieldLeft: (name: TextFieldName, value: string) => void;
  /** Writes a value into a field, as if it had been typed. */
  readonly fill: (name: TextFieldName, value: string) => void;
  /** Whether these fields are right; if not, their problems are shown. */
  readonly checkStep: (fields: readonly TextFieldName[]) => boolean;
  /** What sending the form means while an early step is open; undefined is "buy". */
  readonly whenStepIsSent: (goOn: (() => void) | undefined) => void;
  /** Focus is about to move to a field; a layout that hides it shows it first. */
  readonly seek: (field: CheckedField) => void;
  readonly whenFieldIsSought: (show: (field: CheckedField) => void) => void;
}

const CheckoutContext = createContext<Checkout | undefined>(undefined);
export const CheckoutProvider = CheckoutContext.Provider;

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('a checkout block stands outside a checkout');
  return checkout;
}
