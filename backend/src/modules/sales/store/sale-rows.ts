import type { EntityManager } from 'typeorm';
import { insertRows, statement } from '../../../database/index.js';
import { campaignSource } from '../domain/campaign-source.js';
import type { SaleFacts } from './sale-facts.js';

const COLUMNS = [
  ...['platform_id', 'id', 'producer_id', 'product_id', 'product_name', 'offer_id', 'offer_title', 'bumps'],
  ...['kind', 'buyer_name', 'buyer_email', 'buyer_phone', 'buyer_document', 'payment_id', 'method'],
  ...['installments', 'status', 'native_status', 'provider', 'reference', 'gross', 'currency'],
  ...[
    'producer_share',
    'platform_fee',
    'gateway_cost',
    'margin',
    'affiliate_id',
    'utm_source',
    'utm_campaign',
  ],
  ...[
    'created_at',
    'approved_at',
    'returned_at',
    'coupon_code',
    'discount',
    'end_to_end_id',
    'layout',
    'returned_parts',
    'card_brand',
  ],
];

/** What a payment, another division or a corrected address changes after the order was placed. */
const CHANGING = [
  ...[
    'payment_id',
    'method',
    'status',
    'native_status',
    'provider',
    'reference',
    'end_to_end_id',
    'approved_at',
    'returned_at',
    'producer_share',
    'affiliate_id',
    'buyer_email',
    'returned_parts',
    'card_brand',
  ],
];
/** Only the order knows its layout; what its payments say later leaves it as it is. */
const REST = `on conflict (platform_id, id) do update set layout = coalesce(excluded.layout, sales.layout),
  ${CHANGING.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/**
 * Writes the rows of these sales; what was written before is brought up to date.
 * @param layouts in which they were bought, by sale, where it is known
 */
export async function writeSales(
  tx: EntityManager,
  facts: readonly SaleFacts[],
  layouts: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  if (facts.length === 0) return;
  const rows = facts.map((sale) => rowOf(sale, layouts.get(sale.id) ?? null));
  await statement(tx, insertRows({ name: 'write-sales', into: 'sales', columns: COLUMNS, rows, rest: REST }));
}

function rowOf(sale: SaleFacts, layout: string | null): readonly unknown[] {
  const { source, campaign } = campaignSource(sale.utmQuery);
  return [
    ...[sale.platformId, sale.id, sale.producerId, sale.productId, sale.productName, sale.offerId],
    ...[sale.offerTitle, sale.bumps, sale.kind, sale.buyerName, sale.buyerEmail, sale.buyerPhone],
    ...[sale.buyerDocument, sale.paymentId, sale.method, sale.installments, sale.status ?? 'PENDING'],
    ...[sale.nativeStatus, sale.provider, sale.reference, sale.gross, sale.currency, sale.producerShare],
    ...[sale.platformFee, sale.gatewayCost, sale.margin, sale.affiliateId, source, campaign],
    ...[
      sale.createdAt,
      sale.approvedAt,
      sale.returnedAt,
      sale.couponCode,
      sale.discount,
      sale.endToEndId,
      layout,
      JSON.stringify(sale.returnedParts),
      sale.cardBrand,
    ],
  ];
}
