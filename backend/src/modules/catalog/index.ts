export { CatalogModule } from './catalog.module.js';
export type { BumpSnapshot, DeliverySnapshot, OfferSnapshot } from './domain/offer-snapshot.js';
export { OfferSnapshots } from './offer-snapshots.js';
export { CheckoutConfig, type Feedback } from './store/checkout-config.entity.js';
export { DeliveryOption } from './store/delivery-option.entity.js';
export { Offer } from './store/offer.entity.js';
export { OrderBump } from './store/order-bump.entity.js';
export { sampleOfferOf } from './store/sample-offer.js';
export { Product, type ProductTracking as Tracking } from './store/product.entity.js';
