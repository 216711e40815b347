export { orderPlaced, type OrderPlaced } from './checkout-events.js';
export { CheckoutModule } from './checkout.module.js';
