import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { OwnOffersController } from './http/own-offers.controller.js';
import { OwnProductsController } from './http/own-products.controller.js';
import { ProductExtrasController } from './http/product-extras.controller.js';
import { ProductImageUploadsController, ProductImagesController } from './http/product-images.controller.js';
import { ProductReviewsController } from './http/product-reviews.controller.js';
import { OfferSnapshots } from './offer-snapshots.js';
import { OfferQuantities } from './offer-quantities.js';
import { ProductAccess } from './product-access.js';
import { Offer } from './store/offer.entity.js';
import { Product } from './store/product.entity.js';
import { OwnOffers } from './use-cases/own-offers.js';
import { OwnProducts } from './use-cases/own-products.js';
import { ProductExtras } from './use-cases/product-extras.js';
import { ProductImages } from './use-cases/product-images.js';
import { ReviewProduct } from './use-cases/review-product.js';

const PUBLIC = [OfferSnapshots, OfferQuantities, ProductAccess];

@Module({
  imports: [TenantRepositories.of(Product, Offer)],
  controllers: [
    OwnProductsController,
    OwnOffersController,
    ProductReviewsController,
    ProductExtrasController,
    ProductImagesController,
    ProductImageUploadsController,
  ],
  providers: [...PUBLIC, OwnProducts, OwnOffers, ProductExtras, ProductImages, ReviewProduct],
  exports: PUBLIC,
})
export class CatalogModule {}
