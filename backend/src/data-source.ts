import 'reflect-metadata';
import type { Schema } from './database/index.js';
import { GuicheDataSource, MIGRATIONS } from './database/index.js';
import type { DatabaseConfig } from './config/index.js';
import { configurationFromEnvironment } from './config/index.js';
import { CheckoutConfig, DeliveryOption, Offer, OrderBump, Product } from './modules/catalog/index.js';
import { Master, User } from './modules/identity/index.js';
import { AbandonedCartRow, OrderItemRow, OrderRow } from './modules/orders/index.js';
import { Attempt, Payment } from './modules/payments/index.js';
import { ReviewItem } from './modules/review/index.js';
import { CardKeyRow, StoredCardRow, UsedCardPayloadRow } from './modules/cards/index.js';
import { GatewayAccountRow } from './modules/acquiring/index.js';
import { Platform } from './modules/platforms/index.js';
import { ReceiverRow } from './modules/receivers/index.js';
import { SubscriptionRow } from './modules/subscriptions/index.js';
import { WebhookRecord } from './modules/webhooks/index.js';

/** The tables of every module, gathered here because the database room knows no module. */
export const SCHEMA: Schema = {
  entities: [
    Platform,
    Master,
    User,
    ReceiverRow,
    Product,
    CheckoutConfig,
    Offer,
    OrderBump,
    DeliveryOption,
    OrderRow,
    OrderItemRow,
    AbandonedCartRow,
    GatewayAccountRow,
    Payment,
    Attempt,
    ReviewItem,
    CardKeyRow,
    StoredCardRow,
    UsedCardPayloadRow,
    SubscriptionRow,
    WebhookRecord,
  ],
  migrations: MIGRATIONS,
};

export function createDataSource(config: DatabaseConfig): GuicheDataSource {
  return new GuicheDataSource(config, SCHEMA);
}

/** For tools that start from the environment: the TypeORM command line, scripts. */
export function dataSourceFromEnvironment(): GuicheDataSource {
  return createDataSource(configurationFromEnvironment().database);
}
