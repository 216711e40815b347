import type { Flag } from '@guiche/access';
import { ADMIN_PAGE_FLAGS, type AdminPage } from '@guiche/access';
import { dayEnd, dayStart, daysOfPeriod } from '@guiche/lists';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import { days } from '../../../runtime/clock/durations.js';
import { Reads, sql, type Sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A number, the same of the period before, and the list of exactly the rows behind it. */
export interface DashboardFigure {
  readonly name: string;
  readonly count: number;
  readonly before: number;
  readonly page: AdminPage;
  readonly query: string;
}

type Counted = Sql<{ platformId: string; before: Date; from: Date; until: Date }>;

const PERIOD = '7d';

/** Each counts what the list of its page shows for the same period. */
const FIGURES: readonly { readonly name: string; readonly page: AdminPage; readonly statement: Counted }[] = [
  {
    name: 'newSellers',
    page: 'manage-users',
    statement: sql(
      'dashboard-new-sellers',
      `select count(*) filter (where created_at >= :from)::int as count, count(*) filter (where created_at < :from)::int as before
from users_read where platform_id = :platformId and role = 'PRODUCER' and created_at >= :before and created_at < :until`,
    ),
  },
  {
    name: 'refunds',
    page: 'refunds',
    statement: sql(
      'dashboard-refunds',
      `select count(*) filter (where asked_at >= :from)::int as count, count(*) filter (where asked_at < :from)::int as before
from refunds_read where platform_id = :platformId and asked_at >= :before and asked_at < :until`,
    ),
  },
];

/** The figures of the last seven days, compared with the seven before. */
@Injectable()
export class Dashboard {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Of the pages that these permissions open: a figure leads to its rows. */
  async of({ platformId }: TenantContext, flags: ReadonlySet<Flag>): Promise<DashboardFigure[]> {
    const period = daysOfPeriod(PERIOD, this.clock.now());
    const from = dayStart(period.from);
    const span = { before: new Date(from.getTime() - days(7)), from, until: dayEnd(period.to) };
    const open = FIGURES.filter(({ page }) => flags.has(ADMIN_PAGE_FLAGS[page]));
    return Promise.all(
      open.map(async ({ name, page, statement }) => {
        const [found] = await this.reads.prepared<{ count: number; before: number }>(
          statement({ platformId, ...span }),
        );
        const { count = 0, before = 0 } = found ?? {};
        return { name, count, before, page, query: `period=${PERIOD}` };
      }),
    );
  }
}
