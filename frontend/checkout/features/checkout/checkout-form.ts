import { formatCep, formatCpf, formatPhone } from '@guiche/brazil';
import { defaultMethod, isPaymentMethod, shipping, type PaymentMethod } from '@guiche/checkout-rules';
import type { OpenedLink, CheckoutOffer } from './offer';

export const BUYER = ['name', 'email', 'phone', 'cpf'] as const;
export const ADDRESS = ['cep', 'street', 'number', 'complement', 'district', 'city', 'state'] as const;

/** The fields people type into, in the order of the page. */
export const TEXT_FIELDS = [...BUYER, ...ADDRESS] as const;
export type TextFieldName = (typeof TEXT_FIELDS)[number];

/** The buyer's input so far: the model behind every layout. Texts are as typed. */
export interface CheckoutForm extends Record<TextFieldName, string> {
  readonly paymentMethod: PaymentMethod;
  readonly deliveryOptionId: string;
  readonly orderBumpsIds: readonly string[];
  /** In how many parts a card pays. */
  readonly cardInstallment: string;
  /** The code as typed. */
  readonly coupon: string;
}

/** How some of the fields are written while they are typed. */
export const MASKS: Partial<Record<TextFieldName, (text: string) => string>> = {
  phone: formatPhone,
  cpf: formatCpf,
  cep: formatCep,
};

/** The names by which links to a checkout prefill the buyer's data (specification, checkout §2). */
const PREFILLED: Partial<Record<TextFieldName, string>> = {
  name: 'nome',
  email: 'email',
  phone: 'telefone',
  cpf: 'cpf',
};
const LONGEST_PREFILL = 254;
const LONGEST_COUPON = 60;

/** The values that a link of the seller adds to the query of the address, which goes before it. */
export function withLink(query: URLSearchParams, link: OpenedLink | null): URLSearchParams {
  if (!link) return query;
  const { name: nome, email, phone: telefone, cpf, coupon } = link;
  const given = Object.entries({ nome, email, telefone, cpf, coupon }).filter(([, value]) => value !== '');
  return new URLSearchParams([...Object.entries(Object.fromEntries([...given, ...query]))]);
}

export function formFromLink(offer: CheckoutOffer, query: URLSearchParams): CheckoutForm {
  return {
    ...textsFrom((field) => {
      const name = PREFILLED[field];
      return name ? (query.get(name) ?? '').slice(0, LONGEST_PREFILL) : '';
    }),
    paymentMethod: defaultMethod(offer),
    deliveryOptionId: shippingOf(offer, '', '').chosen?.id ?? '',
    orderBumpsIds: [],
    cardInstallment: '1',
    coupon: couponFrom(query),
  };
}

export function formFromSubmission(submitted: Pick<FormData, 'get' | 'getAll'>): CheckoutForm {
  // The button that pays a refused card's order with another method names it.
  const method = submitted.get('payWith') ?? submitted.get('paymentMethod');
  return {
    ...textsFrom((field) => String(submitted.get(field) ?? '')),
    paymentMethod: isPaymentMethod(method) ? method : 'PIX',
    deliveryOptionId: String(submitted.get('deliveryOptionId') ?? ''),
    orderBumpsIds: submitted.getAll('orderBumpsIds').map(String),
    cardInstallment: String(submitted.get('cardInstallment') ?? '1'),
    coupon: couponFrom(submitted),
  };
}

export function shippingOf(offer: CheckoutOffer, cep: string, deliveryOptionId: string) {
  const { fretePrice, deliveryOptions } = offer;
  return shipping({
    typeProduct: offer.product.typeProduct,
    fretePrice,
    deliveryOptions,
    cep,
    deliveryOptionId,
  });
}

const couponFrom = (given: { get: (name: string) => unknown }): string =>
  String(given.get('coupon') ?? '')
    .trim()
    .slice(0, LONGEST_COUPON);

function textsFrom(read: (field: TextFieldName) => string): Record<TextFieldName, string> {
  const entries = TEXT_FIELDS.map((field) => [field, (MASKS[field] ?? trimmed)(read(field))]);
  return Object.fromEntries(entries) as Record<TextFieldName, string>;
}

function trimmed(text: string): string {
  return text.trim();
}
