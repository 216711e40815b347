import type { Cents } from '@guiche/money';
import { defineEvent } from '../../runtime/events/index.js';

/** A buyer placed an order. The key of the event is the id of the order. */
export interface OrderPlaced {
  readonly orderId: string;
  /** Undefined when no provider account can take the payment. */
  readonly paymentId: string | undefined;
  readonly offerId: string;
  readonly total: Cents;
  /** Of the page on which it was bought. Undefined in events before November 2026. */
  readonly layout?: string;
}

/** An order whose payment ended unpaid has a new one. The key of the event is the id of the order. */
export interface OrderRenewed {
  readonly orderId: string;
  readonly paymentId: string;
}

export const orderPlaced = defineEvent<OrderPlaced>('order.placed');
export const orderRenewed = defineEvent<OrderRenewed>('order.renewed');
