import type { Cents } from '@guiche/money';
import { createContext, useContext, type FormEvent, type RefObject } from 'react';
import type { CardInput } from './card/card-input';
import type { FrameChannel } from './card/frame/frame-channel';
import type { Installment } from './card/use-installments';
import type { CheckedField } from './check-form';
import type { CheckoutForm, TextFieldName } from './checkout-form';
import type { FormReply } from './form-reply';
import type { CheckoutOffer } from './offer';
import type { OrderSum } from './order-total';
import type { PostcodeState } from './use-postcode';

/** What every block of a checkout shares, whichever layout it stands in. */
export interface Checkout {
  readonly offer: CheckoutOffer;
  /** The calendar date in São Paulo, YYYY-MM-DD. */
  readonly today: string;
  /** What the fields hold when the page is drawn; afterwards the fields themselves know better. */
  readonly form: CheckoutForm;
  /** What the fields hold now. Without script it stays as the page was drawn. */
  readonly choices: CheckoutForm;
  readonly postcode: PostcodeState;
  /** Under which the cart is kept; empty while it is not. */
  readonly abandonedCartId: string;
  readonly problems: FormReply['problems'];
  readonly notice: string | null;
  /** The card was refused just now: what is said of the method offers another one. */
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
  readonly sum: OrderSum;
  /** In how many parts the card may pay; empty while no card is chosen. */
  readonly installments: readonly Installment[];
  /** What is paid in the end: the total, or what the chosen parts come to; undefined while that is asked about. */
  readonly charged: Cents | undefined;
  readonly sending: boolean;
  /** The sum is known and was seen, and nothing is on its way: the next press buys. */
  readonly payable: boolean;
  /** Script runs, so what is shown follows what is chosen. */
  readonly live: boolean;
  readonly formElement: RefObject<HTMLFormElement>;
  /** The frame in which a card is typed has come, or gone. */
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
  /** Somebody is about to go to a field; a layout that hides it shows it first. */
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
