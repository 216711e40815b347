export { paidOf } from './domain/order.js';
export type {
  Buyer,
  DeliveryAddress,
  Invented,
  Order,
  OrderItem,
  PurchaseKey,
  Recurrence,
} from './domain/order.js';
export { OrdersModule } from './orders.module.js';
export { OrderItemRow } from './store/order-item.entity.js';
export { OrderRow } from './store/order.entity.js';
export { AbandonedCartRow } from './store/abandoned-cart.entity.js';
export { AbandonedCarts, type AbandonedCart } from './store/abandoned-carts.js';
export { BoughtAccess, type AccessItem } from './store/bought-access.js';
export { Receipts, type Receipt } from './store/receipts.js';
export { Orders, type KnownPurchase } from './store/orders.js';
export { ORDERS_SCHEMA } from './schema.js';
export { lockOrders } from './store/lock-orders.js';
