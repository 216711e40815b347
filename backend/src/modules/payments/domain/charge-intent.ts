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
    /** What the coupon takes off all units together. */
    readonly discount: ChargeIntent['amount'];
    readonly tangible: boolean;
  }[];
  readonly currency: string;
  readonly shipping: ChargeIntent['amount'];
  /** What paying in parts adds, below zero when the parts miss a cent. */
  readonly interest: ChargeIntent['amount'];
  readonly installments: number;
  readonly total: ChargeIntent['amount'];
  readonly softDescriptor?: string | null;
  readonly pixExpiresMinutes?: number | null;
  readonly billetDays?: number | null;
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
    ...(order.pixExpiresMinutes && { pixExpiresMinutes: order.pixExpiresMinutes }),
    ...(order.billetDays && { billetDays: order.billetDays }),
    ...(order.softDescriptor && { softDescriptor: order.softDescriptor }),
    ...(order.address && { address: toAddress(order.address) }),
    ...around.card,
    ...around.receiver,
  };
}

/**
 * Providers want lines that add up to the amount, so the cents that the installments miss are taken off one unit of the first that
 * costs more than them.
 */
function itemsOf({ items, interest }: ChargedOrder): ChargeIntent['items'] {
  const lines = items.map(paidLine).filter(({ unitPrice }) => unitPrice > 0);
  const at = lines.findIndex(({ unitPrice }) => unitPrice + interest > 0);
  const reduced = lines[at];
  if (reduced === undefined || interest >= 0) return lines;
  const cheaper = { ...reduced, unitPrice: cents(reduced.unitPrice + interest), quantity: 1 };
  const atItsPrice = { ...reduced, quantity: reduced.quantity - 1 };
  const both = [cheaper, ...(atItsPrice.quantity > 0 ? [atItsPrice] : [])];
  return [...lines.slice(0, at), ...both, ...lines.slice(at + 1)];
}

/** An item at what is paid for it. A discount that the units cannot share makes one line of all of them. */
function paidLine({
  id,
  title,
  unitPrice,
  quantity,
  discount,
  tangible,
}: ChargedOrder['items'][number]): ChargeIntent['items'][number] {
  const paid = unitPrice * quantity - discount;
  if (paid % quantity === 0) return { id, title, unitPrice: cents(paid / quantity), quantity, tangible };
  return { id, title: `${quantity} × ${title}`, unitPrice: cents(paid), quantity: 1, tangible };
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
