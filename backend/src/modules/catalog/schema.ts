import type { ModuleSchema } from '../../database/index.js';
import { Product } from './store/product.entity.js';
import { CheckoutConfig } from './store/checkout-config.entity.js';
import { CheckoutVersion } from './store/checkout-version.entity.js';
import { Offer } from './store/offer.entity.js';
import { OrderBump } from './store/order-bump.entity.js';
import { CheckoutTest } from './store/checkout-test.entity.js';
import { ProductPixel } from './store/product-pixel.entity.js';
import { DeliveryOption } from './store/delivery-option.entity.js';

export const CATALOG_SCHEMA: ModuleSchema = {
  entities: [
    Product,
    CheckoutConfig,
    CheckoutVersion,
    Offer,
    OrderBump,
    DeliveryOption,
    ProductPixel,
    CheckoutTest,
  ],
  publishes: ['offers_read', 'products_read', 'delivery_options_read', 'checkout_tests_read'],
  reads: [
    ...[
      'blocked_buyers_read',
      'contracts_read',
      'orders_read',
      'order_items_read',
      'payments_read',
      'platforms_read',
      'platform_selling_rules_read',
      'platform_languages_read',
      'platform_standing_read',
      'receivers_read',
      'users_read',
    ],
    ...[
      'delivered_products_read',
      'account_figures_read',
      'account_terms_read',
      'agreed_contracts_read',
      'coupons_read',
      'platform_pixels_read',
      'sales_days_read',
      'shipments_read',
      'visit_days_read',
    ],
  ],
};
