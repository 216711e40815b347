/** The events of sales that a seller may be told of (payments.md §3). */
export const SELLER_EVENTS = [
  'onBuyApproved',
  'onPixCreated',
  'onAbandonedCart',
  'onRefound',
  'onChargeback',
  'onProductShipping',
  'onProductDigital',
] as const;

export type SellerEvent = (typeof SELLER_EVENTS)[number];
export type NotificationMode = 'NONE' | 'EMAIL';
export type NotificationModes = Readonly<Record<SellerEvent, NotificationMode>>;

/** What was never chosen: no mail. */
export const withDefaults = (chosen: Partial<NotificationModes>): NotificationModes =>
  Object.fromEntries(SELLER_EVENTS.map((event) => [event, chosen[event] ?? 'NONE'])) as NotificationModes;
