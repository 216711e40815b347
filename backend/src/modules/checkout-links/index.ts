export { CheckoutLinks, type UsableLink } from './checkout-links.js';
export { CheckoutLinksModule } from './checkout-links.module.js';
export { CHECKOUT_LINKS_SCHEMA } from './schema.js';
export { CheckoutLink } from './store/checkout-link.entity.js';
