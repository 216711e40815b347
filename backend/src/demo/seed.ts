import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Configuration } from '../config/index.js';
import { Envelope } from '../runtime/crypto/index.js';
import { CheckoutConfig, DeliveryOption, Offer, OrderBump, Product } from '../modules/catalog/index.js';
import { Master, User } from '../modules/identity/index.js';
import { GatewayAccountRow, newWebhookToken, sealContext } from '../modules/acquiring/index.js';
import { Domain, Platform, firstDomain, serveHost } from '../modules/platforms/index.js';
import { ReceiverRow, receiverTokenContext } from '../modules/receivers/index.js';
import { seedContracts } from './contracts.js';
import {
  ANTICIPATION_RULES,
  BANK_ACCOUNTS,
  CHECKOUT_CONFIGS,
  DELIVERY_OPTIONS,
  FEES,
  GATEWAY_ACCOUNTS,
  GATEWAY_COSTS,
  GATEWAY_ROUTES,
  INSTALLMENTS,
  MASTER,
  OFFERS,
  ORDER_BUMPS,
  PLATFORMS,
  PRODUCERS_BANK,
  PRODUCTS,
  RECEIVERS,
  USERS,
} from './demo-data.js';

async function seedPlatforms(tx: EntityManager, createdAt: Date): Promise<void> {
  await tx.insert(
    Platform,
    PLATFORMS.map((platform) => ({
      ...platform,
      ...{ locale: 'pt-BR' as const, fees: FEES },
      ...{ installments: INSTALLMENTS, anticipationRules: ANTICIPATION_RULES },
      createdAt,
    })),
  );
  await tx.insert(
    Domain,
    PLATFORMS.map(({ id, host }) => firstDomain(id, host, createdAt)),
  );
  for (const { id, host } of PLATFORMS) await serveHost(tx, id, host);
}

async function seedBankAccounts(tx: EntityManager, createdAt: Date): Promise<void> {
  for (const { id, platformId, userId, kind, pixKey, pixType, holderName, holderDocument } of BANK_ACCOUNTS)
    await tx.query(
      `insert into bank_accounts (id, platform_id, user_id, kind, pix_key, pix_type, holder_name, holder_document, status, usable_from,
         created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'ACTIVE', $9, $9)`,
      [id, platformId, userId, kind, pixKey, pixType, holderName, holderDocument, createdAt],
    );
  const { bankCode, branchNumber, accountNumber, accountDigit, ...bank } = PRODUCERS_BANK;
  await tx.query(
    `insert into bank_accounts (id, platform_id, user_id, kind, bank_code, branch_number, account_number, account_digit, account_type,
       holder_name, holder_document, status, usable_from, created_at)
     values ($1, $2, $3, 'BANK', $4, $5, $6, $7, 'CHECKING', $8, $9, 'ACTIVE', $10::timestamptz - interval '1 day', $10::timestamptz - interval '1 day')`,
    [
      ...[bank.id, bank.platformId, bank.userId, bankCode, branchNumber, accountNumber, accountDigit],
      ...[bank.holderName, bank.holderDocument, createdAt],
    ],
  );
}

/** Loads the demonstration into empty tables, inside the caller's transaction. */
export async function seedDemo(tx: EntityManager, envelope: Envelope, now: Date): Promise<void> {
  const createdAt = now;
  await seedPlatforms(tx, createdAt);
  await tx.insert(Master, { ...MASTER, createdAt });
  await tx.insert(
    User,
    USERS.map((user) => ({ ...user, createdAt })),
  );
  await seedBankAccounts(tx, createdAt);
  await tx.insert(
    ReceiverRow,
    RECEIVERS.map(({ receiverToken, ...receiver }) => ({
      ...receiver,
      receiverTokenSealed: envelope.seal(receiverToken, receiverTokenContext(receiver.id)),
      createdAt,
    })),
  );
  await tx.insert(
    GatewayAccountRow,
    GATEWAY_ACCOUNTS.map((account) => sealedAccount(account, envelope, createdAt)),
  );
  for (const { id, platformId, gatewayAccountId, method, position } of GATEWAY_ROUTES)
    await tx.query(
      `insert into gateway_routes (id, platform_id, gateway_account_id, method, position, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, platformId, gatewayAccountId, method, position, createdAt],
    );
  await tx.insert(
    Product,
    PRODUCTS.map((product) => ({ ...product, createdAt })),
  );
  await tx.insert(
    CheckoutConfig,
    CHECKOUT_CONFIGS.map((config) => ({
      ...config,
      ...{ name: 'Checkout', productId: productOf(config.id) },
      ...{ feedbacks: [...config.feedbacks], createdAt },
    })),
  );
  await tx.insert(
    Offer,
    Object.values(OFFERS).map((offer) => ({ ...offer, currency: 'BRL', pixEnabled: true, createdAt })),
  );
  await tx.insert(OrderBump, [...ORDER_BUMPS]);
  await tx.insert(DeliveryOption, [...DELIVERY_OPTIONS]);
  await seedContracts(tx, now);
}

/** The product whose offer shows a checkout. */
const productOf = (configId: string): string | null =>
  Object.values<{ productId: string; checkoutConfigId?: string | null }>(OFFERS).find(
    ({ checkoutConfigId }) => checkoutConfigId === configId,
  )?.productId ?? null;

/** Loads the demonstration unless anything lives here already. */
export async function seedDemoOnce(tx: EntityManager, { crypto }: Configuration): Promise<void> {
  if ((await tx.count(Platform)) === 0) await seedDemo(tx, new Envelope(crypto), new Date());
}

type DemoAccount = (typeof GATEWAY_ACCOUNTS)[number];

/** Tokens are drawn, even here: a webhook address must not be guessable from anything that is published. */
function sealedAccount({ credentials, ...account }: DemoAccount, envelope: Envelope, createdAt: Date) {
  return {
    ...account,
    credentialsSealed: envelope.seal(JSON.stringify(credentials), sealContext(account.id, 'credentials')),
    webhookToken: newWebhookToken(account.platformId),
    webhookAuthTokenSealed: envelope.seal(
      randomBytes(24).toString('base64url'),
      sealContext(account.id, 'webhookAuthToken'),
    ),
    costs: GATEWAY_COSTS,
    createdAt,
  };
}
