import type { ChargeIntent } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';

interface ChargedOrder {
  readonly id: string;
  readonly producerId: string;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly document: string;
  };
  readonly address: {
    readonly cep: string;
    readonly street: string;
    readonly number: string;
    readonly complement: string | null;
    readonly district: string;
    readonly city: string;
    readonly state: string;
  } | null;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly unitPrice: ChargeIntent['amount'];
    readonly quantity: number;
    readonly tangible: boolean;
  }[];
  readonly currency: string;
  readonly shipping: ChargeIntent['amount'];
  /** What paying in parts adds, below zero when the parts miss a cent. */
  readonly interest: ChargeIntent['amount'];
  readonly installments: number;
  readonly total: ChargeIntent['amount'];
  readonly softDescriptor?: string | null;
  readonly referer: string | null;
  readonly customerIp: string | null;
  readonly fingerPrints: ChargeIntent['fingerPrints'];
}

interface Around {
  readonly attemptId: string;
  readonly createdAt: Date;
  readonly method: ChargeIntent['paymentMethod'];
  readonly webhookUrl: string;
  readonly checkoutUrl: string;
  readonly card?: Pick<ChargeIntent, 'sealedCard' | 'cardToken'>;
  /** The receiver that is charged for, and the split. */
  readonly receiver?: Pick<ChargeIntent, 'receiverToken' | 'splits'>;
}

/** Builds the charge request of an order. The same order and attempt always give the same request. */
export function chargeIntent(order: ChargedOrder, around: Around): ChargeIntent {
  return {
    attemptId: around.attemptId,
    createdAt: around.createdAt,
    paymentMethod: around.method,
    amount: order.total,
    currency: order.currency,
    description: order.items[0]?.title ?? order.id,
    orderId: order.id,
    userId: order.producerId,
    items: [...itemsOf(order), ...surcharges(order)],
    customer: order.buyer,
    installments: order.installments,
    webhookUrl: around.webhookUrl,
    checkoutUrl: around.checkoutUrl,
    splits: [],
    fingerPrints: order.fingerPrints,
    ...(order.customerIp && { customerIp: order.customerIp }),
    ...(order.referer && { referrerUrl: order.referer }),
    ...(order.softDescriptor && { softDescriptor: order.softDescriptor }),
    ...(order.address && { address: toAddress(order.address) }),
    ...around.card,
    ...around.receiver,
  };
}

/** Providers want lines that add up to the amount, so the cents that the installments miss are taken off one unit of the first. */
function itemsOf({ items, interest }: ChargedOrder): ChargeIntent['items'] {
  const lines = items.map(({ id, title, unitPrice, quantity, tangible }) => ({
    id,
    title,
    unitPrice,
    quantity,
    tangible,
  }));
  const [first, ...others] = lines;
  if (first === undefined || interest >= 0) return lines;
  const cheaper = { ...first, unitPrice: cents(first.unitPrice + interest), quantity: 1 };
  const atItsPrice = { ...first, quantity: first.quantity - 1 };
  return [cheaper, ...(atItsPrice.quantity > 0 ? [atItsPrice] : []), ...others];
}

/** Shipping and interest are lines of their own. */
function surcharges(order: ChargedOrder): ChargeIntent['items'] {
  const lines = [
    { id: `${order.id}-shipping`, title: 'Frete', unitPrice: order.shipping },
    { id: `${order.id}-interest`, title: 'Juros', unitPrice: order.interest },
  ];
  return lines
    .filter(({ unitPrice }) => unitPrice > 0)
    .map((line) => ({ ...line, quantity: 1, tangible: false }));
}

function toAddress(address: NonNullable<ChargedOrder['address']>): NonNullable<ChargeIntent['address']> {
  return {
    zipCode: address.cep.replace(/\D/g, ''),
    address: address.street,
    number: address.number,
    district: address.district,
    city: address.city,
    state: address.state,
    ...(address.complement && { complement: address.complement }),
  };
}
