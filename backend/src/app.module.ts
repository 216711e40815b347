import type { DynamicModule, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import type { Configuration } from './config/index.js';
import { ConfigurationModule } from './config/index.js';
import { SCHEMA } from './data-source.js';
import { DatabaseModule, type Opening } from './database/index.js';
import { AccountingModule } from './modules/accounting/index.js';
import { ReportsModule } from './modules/reports/index.js';
import { AcquiringModule } from './modules/acquiring/index.js';
import { AdjustmentsModule } from './modules/adjustments/index.js';
import { AdminModule } from './modules/admin/index.js';
import { AuditModule } from './modules/audit/index.js';
import { BankAccountsModule } from './modules/bank-accounts/index.js';
import { CardsModule } from './modules/cards/index.js';
import { CatalogModule } from './modules/catalog/index.js';
import { CheckoutModule } from './modules/checkout/index.js';
import { CheckoutLinksModule } from './modules/checkout-links/index.js';
import { CouponsModule } from './modules/coupons/index.js';
import { ContentModule } from './modules/content/index.js';
import { CustomersModule } from './modules/customers/index.js';
import { DisputesModule } from './modules/disputes/index.js';
import { DocumentsModule } from './modules/documents/index.js';
import { DomainsModule } from './modules/domains/index.js';
import { ExportsModule } from './modules/exports/index.js';
import { ListsModule } from './modules/lists/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { MailModule } from './modules/mail/index.js';
import { ManagerModule } from './modules/manager/index.js';
import { InvoicesModule } from './modules/invoices/index.js';
import { MasterModule } from './modules/master/index.js';
import { OrdersModule } from './modules/orders/index.js';
import { PartnersModule } from './modules/partners/index.js';
import { PaymentPagesModule } from './modules/payment-pages/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { PlatformsModule } from './modules/platforms/index.js';
import { ProducerModule } from './modules/producer/index.js';
import { ProtectionModule } from './modules/protection/index.js';
import { ReceiverRequestsModule } from './modules/receiver-requests/index.js';
import { ReceiversModule } from './modules/receivers/index.js';
import { ReviewModule } from './modules/review/index.js';
import { RetentionModule } from './modules/retention/index.js';
import { SalesModule } from './modules/sales/index.js';
import { SellersModule } from './modules/sellers/index.js';
import { SubscriptionsModule } from './modules/subscriptions/index.js';
import { VisitsModule } from './modules/visits/index.js';
import { AnticipationsModule } from './modules/anticipations/index.js';
import { ChargesModule } from './modules/charges/index.js';
import { SettlementsModule } from './modules/settlements/index.js';
import { WithdrawsModule } from './modules/withdrawals/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { RuntimeModule } from './runtime/runtime.module.js';
import { StorageModule } from './runtime/storage/index.js';
import { UploadsModule } from './runtime/uploads/index.js';

/** The business, in the order in which modules may know each other. */
const MODULES: Type<unknown>[] = [
  AuditModule,
  ProtectionModule,
  PlatformsModule,
  MailModule,
  IdentityModule,
  BankAccountsModule,
  ExportsModule,
  ListsModule,
  DocumentsModule,
  ReviewModule,
  SellersModule,
  DomainsModule,
  ReceiversModule,
  CatalogModule,
  VisitsModule,
  CouponsModule,
  CheckoutLinksModule,
  PartnersModule,
  CardsModule,
  AcquiringModule,
  ReceiverRequestsModule,
  OrdersModule,
  PaymentsModule,
  SubscriptionsModule,
  WithdrawsModule,
  AnticipationsModule,
  ChargesModule,
  AdjustmentsModule,
  SettlementsModule,
  WebhooksModule,
  CheckoutModule,
  PaymentPagesModule,
  SalesModule,
  DisputesModule,
  CustomersModule,
  ContentModule,
  RetentionModule,
  AccountingModule,
  ReportsModule,
  InvoicesModule,
  ProducerModule,
  AdminModule,
  ManagerModule,
  MasterModule,
];

/** Composes the application from its modules. */
@Module({})
export class AppModule {
  static of(configuration: Configuration, opening: Opening = 'patiently'): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.of(configuration),
        DatabaseModule.of(configuration.database, SCHEMA, opening),
        RuntimeModule.of(configuration.app.mode),
        StorageModule.of(configuration.storage),
        UploadsModule.of(configuration.uploads),
        ...MODULES,
      ],
    };
  }
}
