import { Injectable } from '@nestjs/common';
import type { AdminPage, Flag } from '@guiche/access';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Counting stops here: nobody needs to know whether 120 or 130 things wait. */
export const MOST_COUNTED = 100;

/** What waits for staff, by the page on which they do it. One statement for all pages. */
const WAITING = sql<{ platformId: string; most: number }>(
  'waiting-for-staff',
  `
select (select count(*)::int from (
    select from bank_accounts_read where platform_id = :platformId and status = 'PENDING' limit :most) accounts) as "manage-bank-accounts",
  (select count(*)::int from (
    select from seller_documents_read where platform_id = :platformId and status = 'PENDING' limit :most) documents)
    as "document-validation",
  (select count(*)::int from (
    select from withdrawals_read where platform_id = :platformId and owner = 'seller'
      and state in ('WAITING', 'IN_AUDIT', 'HALF_APPROVED', 'FAILED') limit :most) withdrawals) as "manage-withdraws",
  (select count(*)::int from (
    select from withdrawals_read where platform_id = :platformId and owner = 'manager'
      and state in ('WAITING', 'IN_AUDIT', 'HALF_APPROVED', 'FAILED') limit :most) requests) as "manage-managers-withdraws",
  (select count(*)::int from (
    select from anticipations_read where platform_id = :platformId and state in ('PENDING', 'PRE_APPROVED') limit :most) anticipations)
    as "manage-anticipations",
  (select count(*)::int from (
    select from disputes_read where platform_id = :platformId and ended_at is null and state in ('NOTIFIED', 'BLOCKED') limit :most) defences)
    as disputes,
  (select count(*)::int from (
    select from balance_adjustments_read where platform_id = :platformId and state = 'PROPOSED' limit :most) adjustments)
    as "balance-adjustments",
  (select count(*)::int from (
    select from review_items_read where platform_id = :platformId and resolved_at is null limit :most) items) as "review-inbox"`,
);

/** How many things wait on one page. */
export interface WaitingOnPage {
  readonly page: string;
  /** {@link MOST_COUNTED} means at least so many. */
  readonly waiting: number;
}

/** What waits for staff in the navigation. */
@Injectable()
export class PendingWork {
  constructor(private readonly reads: Reads) {}

  /** Of the pages that these permissions open; pages on which nothing waits are left out. */
  async of({ platformId }: TenantContext, flags: ReadonlySet<Flag>): Promise<WaitingOnPage[]> {
    const [counts = {}] = await this.reads.prepared<Readonly<Record<string, number>>>(
      WAITING({ platformId, most: MOST_COUNTED }),
    );
    return Object.entries(counts)
      .map(([page, waiting]) => ({ page, waiting }))
      .filter(({ page, waiting }) => waiting > 0 && flags.has(ADMIN_PAGE_FLAGS[page as AdminPage]));
  }
}
