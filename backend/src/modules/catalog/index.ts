export { CatalogModule } from './catalog.module.js';
export type { Availability } from './domain/availability.js';
export type { BumpSnapshot, DeliverySnapshot, OfferSnapshot } from './domain/offer-snapshot.js';
export { OfferSnapshots } from './offer-snapshots.js';
export { OfferQuantities, type LimitedOffer, type TakenQuantities } from './offer-quantities.js';
export { ProductEnds, type AnnouncedEnd, type EndingProduct } from './product-ends.js';
export { ENDS_OF_PRODUCTS, type EndOfProduct } from './domain/product-states.js';
export { ProductAccess } from './product-access.js';
export { CheckoutPreviews } from './checkout-previews.js';
export { PLAIN_LOOK, type CheckoutLook } from './domain/checkout-look.js';
export { CheckoutConfig } from './store/checkout-config.entity.js';
export { DeliveryOption } from './store/delivery-option.entity.js';
export { Offer } from './store/offer.entity.js';
export { OrderBump } from './store/order-bump.entity.js';
export { sampleOfferOf } from './store/sample-offer.js';
export { Product } from './store/product.entity.js';
export { lockContractsOfProduct } from './store/product-standing.js';
export { CATALOG_SCHEMA } from './schema.js';
export { SEALED_IN_CATALOG } from './sealed-columns.js';
export {
  PIXEL_EVENTS,
  PIXEL_VALUES,
  PURCHASE_MOMENTS,
  type PixelEvent,
  type PixelValue,
  type PurchaseMoment,
} from './domain/pixels.js';
export {
  CHECKOUT_VARIANTS,
  runningVariant,
  variantName,
  withVariant,
  type CheckoutVariant,
} from './domain/checkout-variants.js';
