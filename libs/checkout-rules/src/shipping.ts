import { formatCep, isFormattedCep } from '@guiche/brazil';
import { ZERO_CENTS, type Cents } from '@guiche/money';

export interface ShippingOption {
  readonly id: string;
  readonly fareAmount: Cents;
  readonly preSelected: boolean;
}

export interface ShippingChoice<Option extends ShippingOption> {
  readonly typeProduct: 'FISICO' | 'DIGITAL';
  /** Fixed price of shipping; null where the delivery options decide. Zero is a price: free. */
  readonly fretePrice: Cents | null;
  readonly deliveryOptions: readonly Option[];
  /** As typed or as digits; the options count only once it is complete. */
  readonly cep: string;
  /** The buyer's choice; the pre-selected option, else the first, where there is none of that id. */
  readonly deliveryOptionId?: string | undefined;
}

export interface Shipping<Option extends ShippingOption> {
  /** Options to show: none for a digital product or a fixed price. */
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  /** What shipping adds to the total now. */
  readonly cost: Cents;
}

/** What is offered and charged for shipping. Only physical products are shipped. */
export function shipping<Option extends ShippingOption>(choice: ShippingChoice<Option>): Shipping<Option> {
  const { typeProduct, fretePrice, deliveryOptions, cep, deliveryOptionId } = choice;
  if (typeProduct === 'DIGITAL') return { options: [], chosen: undefined, cost: ZERO_CENTS };
  if (fretePrice !== null) return { options: [], chosen: undefined, cost: fretePrice };

  const chosen =
    deliveryOptions.find(({ id }) => id === deliveryOptionId) ??
    deliveryOptions.find(({ preSelected }) => preSelected) ??
    deliveryOptions[0];
  const cost = chosen && isFormattedCep(formatCep(cep)) ? chosen.fareAmount : ZERO_CENTS;
  return { options: deliveryOptions, chosen, cost };
}
