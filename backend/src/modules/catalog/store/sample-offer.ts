import { sql, type Reads } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

// The oldest one: the same at each call, as long as it is sold.
const SAMPLE = sql<{ platformId: string }>(
  'sample-offer',
  `
select o.id from offers o
join platforms_read p on p.id = o.platform_id and p.credit_card_enabled
where o.platform_id = :platformId and o.status = 'ACTIVE' and o.credit_card_enabled
order by o.created_at, o.id limit 1`,
);

/** An active offer of the platform that takes cards; undefined when there is none. */
export async function sampleOfferOf(
  { platformId }: TenantContext,
  reads: Reads,
): Promise<string | undefined> {
  const [offer] = await reads.primary<{ id: string }>(SAMPLE({ platformId }));
  return offer?.id;
}
