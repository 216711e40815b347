import { Injectable } from '@nestjs/common';
import type { AdminPage, Flag } from '@guiche/access';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { Reads, sql, type Sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Counting stops here: nobody needs to know whether 120 or 130 things wait. */
export const MOST_COUNTED = 100;

type Counted = Sql<{ platformId: string; most: number }>;

/** What waits for staff, by the page on which they do it. */
const WAITING: Partial<Readonly<Record<AdminPage, Counted>>> = {
  'manage-bank-accounts': sql(
    'waiting-bank-accounts',
    `select count(*)::int as waiting from (
  select from bank_accounts_read where platform_id = :platformId and status = 'PENDING' limit :most) counted`,
  ),
  'document-validation': sql(
    'waiting-documents',
    `select count(*)::int as waiting from (
  select from seller_documents_read where platform_id = :platformId and status = 'PENDING' limit :most) counted`,
  ),
  'review-inbox': sql(
    'waiting-review-items',
    `select count(*)::int as waiting from (
  select from review_items_read where platform_id = :platformId and resolved_at is null limit :most) counted`,
  ),
};

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
    const open = (Object.entries(WAITING) as [AdminPage, Counted][]).filter(([page]) =>
      flags.has(ADMIN_PAGE_FLAGS[page]),
    );
    const counts = await Promise.all(
      open.map(async ([page, statement]) => {
        const [found] = await this.reads.prepared<{ waiting: number }>(
          statement({ platformId, most: MOST_COUNTED }),
        );
        return { page, waiting: found?.waiting ?? 0 };
      }),
    );
    return counts.filter(({ waiting }) => waiting > 0);
  }
}
