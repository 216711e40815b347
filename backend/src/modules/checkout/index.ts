export { orderPlaced, orderRenewed, type OrderPlaced, type OrderRenewed } from './checkout-events.js';
export { CheckoutModule } from './checkout.module.js';
