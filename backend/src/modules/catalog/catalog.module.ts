import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { CheckoutDraftPreviewsController } from './http/checkout-draft-previews.controller.js';
import { CheckoutDraftsController } from './http/checkout-drafts.controller.js';
import { CheckoutFeedbacksController } from './http/checkout-feedbacks.controller.js';
import {
  CheckoutImagesController,
  CheckoutImageUploadsController,
} from './http/checkout-images.controller.js';
import { CheckoutTestsController } from './http/checkout-tests.controller.js';
import { OwnCheckoutsController } from './http/own-checkouts.controller.js';
import { CheckoutPreviews } from './checkout-previews.js';
import { OfferedChoicesController } from './http/offered-choices.controller.js';
import { OwnOffersController } from './http/own-offers.controller.js';
import { OwnProductsController } from './http/own-products.controller.js';
import { ProductExtrasController } from './http/product-extras.controller.js';
import { ProductImageUploadsController, ProductImagesController } from './http/product-images.controller.js';
import { ProductPixelsController } from './http/product-pixels.controller.js';
import { ProductReviewsController } from './http/product-reviews.controller.js';
import { OfferSnapshots } from './offer-snapshots.js';
import { OfferQuantities } from './offer-quantities.js';
import { ProductEnds } from './product-ends.js';
import { ProductAccess } from './product-access.js';
import { CheckoutConfig } from './store/checkout-config.entity.js';
import { CheckoutTest } from './store/checkout-test.entity.js';
import { Offer } from './store/offer.entity.js';
import { ReadOfferFigures } from './store/offer-figures.js';
import { Product } from './store/product.entity.js';
import { ProductPixel } from './store/product-pixel.entity.js';
import { CheckoutDrafts } from './use-cases/checkout-drafts.js';
import { CheckoutTests } from './use-cases/checkout-tests.js';
import { CheckoutFeedbacks } from './use-cases/checkout-feedbacks.js';
import { CheckoutImages } from './use-cases/checkout-images.js';
import { OwnCheckouts } from './use-cases/own-checkouts.js';
import { OwnOffers } from './use-cases/own-offers.js';
import { OwnProducts } from './use-cases/own-products.js';
import { DemandOffered } from './use-cases/demand-offered.js';
import { OwnedCheckouts } from './use-cases/owned-checkout.js';
import { ProductPixels } from './use-cases/product-pixels.js';
import { ProductExtras } from './use-cases/product-extras.js';
import { ProductImages } from './use-cases/product-images.js';
import { ReviewProduct } from './use-cases/review-product.js';

const PUBLIC = [OfferSnapshots, OfferQuantities, ProductAccess, ProductEnds, CheckoutPreviews];

@Module({
  imports: [
    TenantRepositories.of(Product, Offer, CheckoutConfig, ProductPixel, CheckoutTest),
    PlatformsModule,
  ],
  controllers: [
    OwnProductsController,
    OwnOffersController,
    OfferedChoicesController,
    ProductReviewsController,
    ProductExtrasController,
    ProductPixelsController,
    ProductImagesController,
    ProductImageUploadsController,
    OwnCheckoutsController,
    CheckoutTestsController,
    CheckoutDraftPreviewsController,
    CheckoutDraftsController,
    CheckoutFeedbacksController,
    CheckoutImagesController,
    CheckoutImageUploadsController,
  ],
  providers: [
    ...[...PUBLIC, OwnProducts, OwnOffers, ProductExtras, ProductImages, ReadOfferFigures, ReviewProduct],
    ...[
      OwnedCheckouts,
      OwnCheckouts,
      CheckoutDrafts,
      CheckoutFeedbacks,
      CheckoutImages,
      ProductPixels,
      DemandOffered,
      CheckoutTests,
    ],
  ],
  exports: PUBLIC,
})
export class CatalogModule {}
