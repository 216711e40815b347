import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the tables of a sale, from the platform to the provider's webhook.
 * Locks: only creates tables; nothing that exists is touched.
 * Undo: `down` drops them; sales are lost, so take a backup first.
 *
 * Primary keys are (id, platform_id): an id alone finds its row through the same index, and every foreign key
 * carries the tenant, so no row can point across platforms (and the tables can be distributed by platform_id).
 */
export class Selling1793000100000 implements MigrationInterface {
  name = 'Selling1793000100000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [
      PLATFORMS,
      IDENTITY,
      GATEWAY_ACCOUNTS,
      CATALOG,
      ORDERS,
      PAYMENTS,
      WEBHOOKS,
      NOTIFICATIONS,
    ]) {
      await db.query(part);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table attention_items, webhook_records, attempts, payments, order_items, orders, delivery_options, order_bumps,
        offers, checkout_configs, products, gateway_accounts, users, masters, platforms;
      drop function notify_catalog_changed(); drop function notify_payment_changed();
    `);
  }
}

const PLATFORMS = `
create table platforms (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en-US', 'es-ES')),
  pix_enabled boolean not null default true,
  credit_card_enabled boolean not null default true,
  billet_enabled boolean not null default true,
  blocked_cashout boolean not null default false,
  default_receiver_id text,
  private_key_sealed bytea,
  cert_cash_in_url text,
  cert_cash_out_url text,
  fees jsonb not null,
  created_at timestamptz not null
)`;

const IDENTITY = `
create table masters (
  id uuid primary key,
  name text not null,
  email text not null,
  created_at timestamptz not null
);
create unique index masters_email on masters (lower(email));
create table users (
  id uuid not null,
  platform_id uuid not null references platforms,
  role text not null check (role in ('PRODUCER', 'CUSTOMER', 'ADMIN', 'FUNCTIONARY', 'MANAGER')),
  name text not null,
  email text not null,
  manager_id uuid,
  created_at timestamptz not null,
  primary key (id, platform_id),
  foreign key (manager_id, platform_id) references users
);
create unique index users_email on users (platform_id, lower(email))`;

const GATEWAY_ACCOUNTS = `
create table gateway_accounts (
  id uuid not null,
  platform_id uuid not null references platforms,
  provider text not null,
  name text not null,
  active boolean not null default true,
  base_address text not null,
  accounts_base_address text,
  credentials_sealed bytea not null,
  cash_in_certificate_sealed bytea,
  cash_out_certificate_sealed bytea,
  proxy_sealed bytea,
  costs jsonb not null,
  webhook_token text not null unique,
  webhook_auth_token_sealed bytea not null,
  webhook_url text,
  webhook_due_at timestamptz,
  created_at timestamptz not null,
  primary key (id, platform_id)
);
create index gateway_accounts_of_platform on gateway_accounts (platform_id) where active`;

const CATALOG = `
create table products (
  id uuid not null,
  platform_id uuid not null references platforms,
  producer_id uuid not null,
  name text not null,
  description text not null default '',
  image_url text,
  type text not null check (type in ('DIGITAL', 'FISICO')),
  tracking jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (id, platform_id),
  foreign key (producer_id, platform_id) references users
);
create index products_of_producer on products (platform_id, producer_id);
create table checkout_configs (
  id uuid not null,
  platform_id uuid not null references platforms,
  template text not null default 'DEFAULT' check (template in ('DEFAULT', 'DROPSHIPPING', 'VEGA')),
  logo_top_image_url text,
  header_image_url text,
  enabled_banner_text boolean not null default false,
  banner_text text,
  banner_text_color text,
  banner_text_background_color text,
  color_primary text,
  back_redirect text,
  feedbacks jsonb not null default '[]',
  countdown_minutes integer check (countdown_minutes > 0),
  countdown_end_text text,
  chat_phone text,
  created_at timestamptz not null,
  primary key (id, platform_id)
);
create table offers (
  id uuid not null,
  platform_id uuid not null references platforms,
  product_id uuid not null,
  title text not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED', 'DELETED')),
  type text not null default 'ONE_TIME' check (type in ('ONE_TIME', 'SUBSCRIPTION')),
  price bigint not null check (price > 0),
  fake_price bigint check (fake_price > 0),
  currency char(3) not null default 'BRL' check (currency in ('BRL', 'USD', 'EUR', 'MXN')),
  recurrence_price bigint check (recurrence_price > 0),
  frequency_in_days integer check (frequency_in_days in (7, 15, 30, 60, 90, 365)),
  frete_price bigint check (frete_price >= 0),
  pix_enabled boolean not null default true,
  credit_card_enabled boolean not null default false,
  billet_enabled boolean not null default false,
  required_document boolean not null default true,
  required_document_and_phone boolean not null default true,
  checkout_config_id uuid,
  gateway_account_id uuid,
  created_at timestamptz not null,
  primary key (id, platform_id),
  foreign key (product_id, platform_id) references products,
  foreign key (checkout_config_id, platform_id) references checkout_configs,
  foreign key (gateway_account_id, platform_id) references gateway_accounts,
  check ((type = 'SUBSCRIPTION') = (frequency_in_days is not null)),
  check ((type = 'SUBSCRIPTION') = (recurrence_price is not null))
);
create index offers_of_product on offers (platform_id, product_id);
create table order_bumps (
  id uuid not null,
  platform_id uuid not null references platforms,
  product_id uuid not null,
  offer_id uuid not null,
  position integer not null,
  primary key (id, platform_id),
  foreign key (product_id, platform_id) references products,
  foreign key (offer_id, platform_id) references offers,
  unique (platform_id, product_id, offer_id)
);
create table delivery_options (
  id uuid not null,
  platform_id uuid not null references platforms,
  product_id uuid not null,
  description text not null,
  delivery_time text not null,
  fare_amount bigint not null check (fare_amount >= 0),
  pre_selected boolean not null default false,
  position integer not null,
  primary key (id, platform_id),
  foreign key (product_id, platform_id) references products
);
create index delivery_options_of_product on delivery_options (platform_id, product_id)`;

const ORDERS = `
create table orders (
  id uuid not null,
  platform_id uuid not null references platforms,
  offer_id uuid not null,
  producer_id uuid not null,
  idempotency_key text not null,
  request_hash text not null,
  buyer_name text not null,
  buyer_email text not null,
  buyer_phone text not null,
  buyer_document text not null,
  invented text[] not null default '{}',
  address jsonb,
  currency char(3) not null,
  items_total bigint not null check (items_total > 0),
  shipping bigint not null check (shipping >= 0),
  total bigint not null check (total = items_total + shipping),
  delivery_option_id uuid,
  affiliate_id text,
  utm_query text,
  referer text,
  customer_ip text,
  finger_prints jsonb not null default '[]',
  abandoned_cart_id text,
  upsell_token text not null,
  division jsonb not null,
  created_at timestamptz not null,
  primary key (id, platform_id),
  foreign key (offer_id, platform_id) references offers,
  foreign key (producer_id, platform_id) references users,
  unique (platform_id, idempotency_key)
);
create table order_items (
  id uuid not null,
  platform_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('MAIN', 'BUMP')),
  offer_id uuid not null,
  product_id uuid not null,
  title text not null,
  unit_price bigint not null check (unit_price > 0),
  quantity integer not null check (quantity > 0),
  tangible boolean not null,
  position integer not null,
  primary key (id, platform_id),
  foreign key (order_id, platform_id) references orders
);
create index order_items_of_order on order_items (order_id)`;

const PAYMENTS = `
create table payments (
  id uuid not null,
  platform_id uuid not null,
  order_id uuid not null,
  renews_payment_id uuid,
  method text not null check (method in ('PIX', 'CREDIT_CARD', 'BILLET')),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'REFUNDED', 'CHARGEBACK')),
  confirming boolean not null,
  flagged boolean not null default false,
  captured boolean not null default false,
  reason text,
  native_status text,
  pix_code text,
  pix_qr_image text,
  billet_code text,
  billet_url text,
  expires_at timestamptz,
  approved_at timestamptz,
  answer jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, platform_id),
  foreign key (order_id, platform_id) references orders,
  foreign key (renews_payment_id, platform_id) references payments,
  unique (renews_payment_id, platform_id)
);
create index payments_of_order on payments (order_id);
create table attempts (
  id uuid not null,
  platform_id uuid not null,
  payment_id uuid not null,
  gateway_account_id uuid not null,
  provider text not null,
  state text not null check (state in ('CREATED', 'UNKNOWN', 'AWAITING', 'SETTLED', 'DECLINED', 'REFUSED', 'CANCELED')),
  reference text,
  provider_data jsonb,
  webhook_token text not null unique,
  lease_until timestamptz not null,
  due_at timestamptz,
  asks integer not null default 0,
  not_found_at timestamptz,
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (id, platform_id),
  foreign key (payment_id, platform_id) references payments,
  foreign key (gateway_account_id, platform_id) references gateway_accounts
);
create index attempts_of_payment on attempts (payment_id);
create index attempts_by_reference on attempts (gateway_account_id, reference) where reference is not null;
create index attempts_due on attempts (due_at) where due_at is not null;
create table attention_items (
  id uuid not null,
  platform_id uuid not null references platforms,
  kind text not null check (kind in ('UNKNOWN_WORD', 'FORBIDDEN_TRANSITION', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT', 'REFUSED_BY_PROVIDER',
    'WEBHOOK_UNMATCHED', 'PROVIDER_SILENT')),
  payment_id uuid,
  attempt_id uuid,
  detail jsonb not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (id, platform_id),
  foreign key (payment_id, platform_id) references payments,
  foreign key (attempt_id, platform_id) references attempts
);
create index attention_items_open on attention_items (platform_id, created_at) where resolved_at is null`;

// platform_id is null while a delivery has no matching account: it is stored nevertheless.
const WEBHOOKS = `
create table webhook_records (
  id uuid primary key,
  platform_id uuid references platforms,
  provider text not null,
  token text not null,
  sealed bytea not null,
  body_hash bytea not null,
  state text not null default 'RECEIVED'
    check (state in ('RECEIVED', 'APPLIED', 'DUPLICATE', 'IGNORED', 'UNKNOWN_WORD', 'FAILED', 'QUARANTINED')),
  detail text,
  gateway_account_id uuid,
  attempt_id uuid,
  tries integer not null default 0,
  due_at timestamptz,
  received_at timestamptz not null,
  processed_at timestamptz
);
create index webhook_records_due on webhook_records (due_at) where due_at is not null;
create index webhook_records_of_attempt on webhook_records (attempt_id) where attempt_id is not null`;

// Triggers, so that every writer notifies the caches and the open payment pages.
const NOTIFICATIONS = `
create function notify_catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', case when tg_table_name = 'platforms'
    then coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id')
    else coalesce(to_jsonb(new) ->> 'platform_id', to_jsonb(old) ->> 'platform_id') end);
  return null;
end $$;
create trigger tell after insert or update or delete on platforms for each row execute function notify_catalog_changed();
create trigger tell after insert or update or delete on products for each row execute function notify_catalog_changed();
create trigger tell after insert or update or delete on offers for each row execute function notify_catalog_changed();
create trigger tell after insert or update or delete on order_bumps for each row execute function notify_catalog_changed();
create trigger tell after insert or update or delete on delivery_options for each row execute function notify_catalog_changed();
create trigger tell after insert or update or delete on checkout_configs for each row execute function notify_catalog_changed();
create trigger tell after insert or delete on gateway_accounts for each row execute function notify_catalog_changed();
create trigger tell_changes after update on gateway_accounts for each row
  when (to_jsonb(old) - 'webhook_due_at' - 'webhook_url' is distinct from to_jsonb(new) - 'webhook_due_at' - 'webhook_url')
  execute function notify_catalog_changed();
create function notify_payment_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_changed', new.id::text);
  return null;
end $$;
create trigger tell after update on payments for each row
  when ((old.status, old.confirming, old.reason, old.pix_code, old.billet_code, old.expires_at)
    is distinct from (new.status, new.confirming, new.reason, new.pix_code, new.billet_code, new.expires_at))
  execute function notify_payment_changed()`;
