import { cents, type Cents } from '@guiche/money';
import { jsonColumnsOf, sql, type Reads } from '../../../database/index.js';
import { lookOf } from '../domain/checkout-look.js';
import { CheckoutConfig } from './checkout-config.entity.js';
import type { CachedOffer } from './offer-at.js';
import { Offer } from './offer.entity.js';
import { soldOfOffer, soldPieces } from './sold-quantities.js';

/** An offer accepts a method when its platform does too. */
const METHODS = ['pixEnabled', 'creditCardEnabled', 'billetEnabled'] as const;

/** Columns of an offer that a checkout does not need. */
const NOT_SHOWN = [
  ...(['productId', 'status', 'checkoutConfigId', 'createdAt', 'isDefault'] as const),
  ...(['version', 'updatedBy', 'updatedAt', 'availableFrom', 'availableUntil', 'template'] as const),
] as const;

/** What is a look within the row of a checkout. */
const LOOK = (alias: string) =>
  `json_build_object(${jsonColumnsOf(CheckoutConfig, alias, {
    without: [
      ...(['id', 'platformId', 'productId', 'name', 'draft', 'publishedNumber', 'publishedAt'] as const),
      ...(['version', 'updatedBy', 'updatedAt', 'createdAt'] as const),
    ],
  })})`;

/** Which offers are found: those that buyers see, or also those that their seller still works at. */
const SOLD = "= 'ACTIVE'";
const PREVIEWED = "<> 'DELETED'";

/** The period of a sale, as the aliases of an offer and its product have it. An announced end of the product ends it to the instant. */
const PERIOD = (
  offer: string,
  product: string,
) => `'availableFromMs', floor(extract(epoch from ${offer}.available_from) * 1000),
      'availableUntilMs', floor(extract(epoch from least(${offer}.available_until, ${product}.ends_at)) * 1000)`;

/** A coupon that buyers can type reduces the offer or an additional one. */
const TAKES_COUPONS = `exists (
    select 1 from coupons_read k
    where k.platform_id = o.platform_id and k.producer_id = p.producer_id and k.status = 'ACTIVE' and (
      cardinality(k.product_ids) + cardinality(k.offer_ids) = 0 or p.id = any(k.product_ids) or o.id = any(k.offer_ids) or exists (
        select 1 from order_bumps b
        join offers bo on bo.id = b.offer_id and bo.platform_id = b.platform_id
        where b.platform_id = o.platform_id and b.product_id = p.id
          and (bo.id = any(k.offer_ids) or bo.product_id = any(k.product_ids)))))`;

/** The delivery options of the product of the offer `o`. */
const OPTIONS = `coalesce((
    select json_agg(json_build_object('id', d.id, 'description', d.description, 'deliveryTime', d.delivery_time,
      'fareAmount', d.fare_amount, 'preSelected', d.pre_selected) order by d.position)
    from delivery_options d
    where d.platform_id = o.platform_id and d.product_id = o.product_id), '[]')`;

/** The comparison of two checkouts of the offer `o` that runs. */
const TEST = `(
    select json_build_object('id', t.id, 'secondId', t.second_id) from checkout_tests t
    where t.platform_id = o.platform_id and t.offer_id = o.id and t.status = 'RUNNING')`;

/** The pixels of the product `p` that are on. The label of a Google Ads id is a conversion where it can be one. */
const PIXELS = `coalesce((
      select json_agg(json_build_object('type', x.type, 'pixelId', x.pixel_id, 'needsConsent', x.needs_consent, 'events', x.events,
        'conversion', case when x.type = 'GOOGLE_ADS' and x.label ~ '^[A-Za-z0-9_-]{1,40}$' then x.label end,
        'purchaseOn', x.purchase_on, 'valueSent', x.value_sent) order by x.created_at, x.id)
      from product_pixels x where x.platform_id = p.platform_id and x.product_id = p.id and x.is_active), '[]')`;

/** The co-productions of the product of the offer `o`: all versions that were agreed, those to come too. */
const CO_PRODUCTIONS = `coalesce((
    select json_agg(json_build_object('contractId', v.id, 'partnerId', v.partner_id, 'number', v.number, 'terms', v.terms,
      'fromMs', floor(extract(epoch from v.valid_from) * 1000)) order by v.created_at, v.id, v.valid_from, v.number)
    from agreed_contracts_read v
    where v.platform_id = o.platform_id and v.product_id = o.product_id and v.kind = 'CO_PRODUCTION'), '[]')`;

/** Whether nothing is left of an offer, or of its product. What has no limit is not counted. */
const IS_SOLD_OUT = (offer: string, product: string): string => `(
    case when ${offer}.quantity_limit is null then false
      else ${offer}.quantity_limit <= (${soldOfOffer({ platformId: `${offer}.platform_id`, offerId: `${offer}.id` })}) end
    or case when ${product}.stock is null then false
      else ${product}.stock <= (${soldPieces({ platformId: `${product}.platform_id`, productId: `${product}.id` })}) end)`;

/** The order bumps of the product of the offer `o` that may be sold with it. */
const BUMPS = `coalesce((
    select json_agg(json_build_object('id', b.id, 'offerId', bo.id, 'productId', bp.id, 'title', coalesce(b.title, bo.title), 'text', b.text,
      'methods', to_json(b.methods), 'price', bo.price,
      'fakePrice', bo.fake_price, 'quantityLimit', bo.quantity_limit, ${PERIOD('bo', 'bp')}, 'tangible', bp.type = 'FISICO', 'stock', bp.stock,
      'isSoldOut', ${IS_SOLD_OUT('bo', 'bp')}, 'product', json_build_object('title', bp.name, 'image', bp.image_url)) order by b.position)
    from order_bumps b
    join offers bo on bo.id = b.offer_id and bo.platform_id = b.platform_id and bo.status = 'ACTIVE' and bo.currency = o.currency
    join products bp on bp.id = bo.product_id and bp.platform_id = bo.platform_id and bp.status = 'ACTIVE'
    where b.platform_id = o.platform_id and b.product_id = o.product_id), '[]')`;

/**
 * One statement for the whole snapshot: a view after an invalidation costs one round trip, a warm one none.
 * It reads the primary: a cached snapshot must not start with outdated data.
 */
const snapshot = (name: string, status: string) =>
  sql<{ offerId: string }>(
    name,
    `
select json_build_object(
  ${jsonColumnsOf(Offer, 'o', { without: [...NOT_SHOWN, ...METHODS] })},
  ${PERIOD('o', 'p')},
  'platformName', pl.name, 'languages', (select json_build_object('usual', l.locale, 'offered', l.languages)
    from platform_languages_read l where l.platform_id = o.platform_id), 'fees', pl.fees, 'release', pl.release_scheme,
  'installments', pl.installments, 'cartHeadingHidden', pl.cart_heading_hidden,
  'trackingNeedsConsent', pl.tracking_needs_consent, 'platformLogoUrl', pl.logo_url,
  'platformParty', json_build_object('name', pl.legal_name, 'document', pl.document, 'address', pl.legal_address,
    'email', pl.support_email, 'phone', pl.support_phone),
  'sellerParty', json_build_object('name', p.seller_name, 'document', p.seller_document, 'address', p.seller_address,
    'email', p.support_email, 'phone', p.support_phone),
  'termsUrl', coalesce(p.terms_url, pl.terms_url), 'privacyUrl', pl.privacy_url, 'guaranteeDays', p.guarantee_days,
  'softDescriptor', coalesce(p.soft_descriptor, (
    select s.selling_rules ->> 'softDescriptor' from platform_selling_rules_read s where s.platform_id = o.platform_id)),
  'pixEnabled', o.pix_enabled and pl.pix_enabled,
  'creditCardEnabled', o.credit_card_enabled and pl.credit_card_enabled,
  'billetEnabled', o.billet_enabled and pl.billet_enabled,
  'takesCoupons', ${TAKES_COUPONS},
  'platformPixels', coalesce((
    select json_agg(json_build_object('type', x.type, 'pixelId', x.pixel_id, 'needsConsent', x.needs_consent) order by x.created_at, x.id)
    from platform_pixels_read x where x.platform_id = o.platform_id and x.is_active), '[]'),
  'product', json_build_object('id', p.id, 'producerId', p.producer_id, 'name', p.name, 'description', p.description,
    'image', p.image_url, 'shareImage', p.share_image_url, 'type', p.type, 'stock', p.stock, 'affiliates', json_build_object('cookieDays', p.affiliate_cookie_days, 'isFirstCredited', coalesce((
      select s.selling_rules ->> 'firstClickCredited' from platform_selling_rules_read s where s.platform_id = o.platform_id), 'false') = 'true'),
    'abandonedCartEnabled', p.abandoned_cart_enabled,
    'pixels', ${PIXELS},
    'receivers', coalesce((
      select json_agg(json_build_object('receiverProvider', r.receiver_provider, 'receiverId', r.receiver_id) order by r.created_at, r.id)
      from receivers_read r
      where r.platform_id = p.platform_id and r.user_id = p.producer_id and r.status = 'ACTIVE'
        and pl.default_receiver_id is not null), '[]')),
  'config', case when c.id is not null then ${LOOK('c')}
    when o.template <> 'DEFAULT' then json_build_object('template', o.template) end,
  'looks', coalesce((
    select json_object_agg(l.id, ${LOOK('l')})
    from checkout_configs l
    where l.platform_id = o.platform_id and l.product_id = o.product_id and l.published_number > 0
      and l.id is distinct from o.checkout_config_id), '{}'),
  'test', ${TEST},
  'bumps', ${BUMPS},
  'deliveryOptions', ${OPTIONS},
  'coProductions', ${CO_PRODUCTIONS},
  'blocks', json_build_object('isSellerBlocked', coalesce(u.status in ('BLOCKED', 'REMOVED'), false),
    'blocksBuyers', exists (select from blocked_buyers_read k where k.platform_id = o.platform_id and k.ended_at is null),
    'isSoldOut', ${IS_SOLD_OUT('o', 'p')}),
  'terms', json_build_object(
    'managerId', u.manager_id, 'firstSaleMs', floor(extract(epoch from f.first_sale_at) * 1000),
    'dated', coalesce((
      select json_agg(json_build_object('kind', t.kind, 'accountId', t.account_id, 'value', t.value,
        'fromMs', floor(extract(epoch from t.valid_from) * 1000)) order by t.valid_from, t.created_at, t.id)
      from account_terms_read t
      where t.platform_id = p.platform_id and (
        t.account_id = p.producer_id or t.account_id = u.manager_id or t.kind = 'MANAGER_RULE' and t.account_id in (
          select (m.value ->> 'managerId')::uuid from account_terms_read m
          where m.platform_id = p.platform_id and m.account_id = p.producer_id and m.kind = 'SELLER_MANAGER'))), '[]'))
) as snapshot
from offers o
join platforms_read pl on pl.id = o.platform_id
join platform_standing_read ps on ps.id = o.platform_id and ps.status in ('TRIAL', 'ACTIVE')
join products p on p.id = o.product_id and p.platform_id = o.platform_id and p.status ${status}
left join users_read u on u.platform_id = p.platform_id and u.id = p.producer_id
left join account_figures_read f on f.platform_id = p.platform_id and f.account_id = p.producer_id
left join checkout_configs c on c.id = o.checkout_config_id and c.platform_id = o.platform_id
where o.id = :offerId and o.status ${status}`,
  );

const SNAPSHOT = snapshot('offer-snapshot', SOLD);
const PREVIEW = snapshot('offer-preview', PREVIEWED);

const optionalCents = (value: number | null): Cents | null => (value === null ? null : cents(value));

/** The snapshot of an active offer, or undefined when there is none. */
export async function loadOfferSnapshot(reads: Reads, offerId: string): Promise<CachedOffer | undefined> {
  const [row] = await reads.primary<{ snapshot: CachedOffer }>(SNAPSHOT({ offerId }));
  return row && withCents(row.snapshot);
}

/** The same of an offer that need not be for sale yet, for its seller to look at. */
export async function loadOfferPreview(reads: Reads, offerId: string): Promise<CachedOffer | undefined> {
  const [row] = await reads.primary<{ snapshot: CachedOffer }>(PREVIEW({ offerId }));
  return row && withCents(row.snapshot);
}

/**
 * JSON numbers become Cents here, so that an amount that is not a whole number of cents is refused here. A look that is only a template is
 * completed.
 */
function withCents(raw: CachedOffer): CachedOffer {
  return {
    ...raw,
    config: raw.config && lookOf(raw.config),
    installments: {
      ...raw.installments,
      minInstallmentValue: cents(raw.installments.minInstallmentValue),
    },
    price: cents(raw.price),
    fakePrice: optionalCents(raw.fakePrice),
    recurrencePrice: optionalCents(raw.recurrencePrice),
    fretePrice: optionalCents(raw.fretePrice),
    bumps: raw.bumps.map((bump) => ({
      ...bump,
      price: cents(bump.price),
      fakePrice: optionalCents(bump.fakePrice),
    })),
    deliveryOptions: raw.deliveryOptions.map((option) => ({
      ...option,
      fareAmount: cents(option.fareAmount),
    })),
  };
}
