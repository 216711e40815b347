import { Injectable } from '@nestjs/common';
import { addDays, saoPauloDate } from '@guiche/brazil';
import { ZERO_CENTS, cents, type RollingReserve } from '@guiche/money';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { keptBalance, type KeptBalance } from '../domain/rolling-reserve.js';

interface Asked {
  readonly platformId: string;
  readonly sellerId: string;
  readonly currency: string;
  readonly now: Date;
}

interface RuleRow {
  readonly rule: RollingReserve | null;
  readonly reserve: string | null;
}

// Own terms of release replace those of the platform, this rule as well.
const RULE = sql<Asked>(
  'rolling-reserve-of-seller',
  `
select case when own.value ? 'release' then own.value #> '{release,rolling}' else p.release_scheme -> 'rolling' end as rule,
  (select a.balance from ledger_accounts a where a.platform_id = :platformId and a.owner = 'seller' and a.owner_id = :sellerId
    and a.bucket = 'reserve' and a.currency = :currency) as reserve
from platforms_read p
left join lateral (
  select t.value from account_terms_read t
  where t.platform_id = :platformId and t.kind = 'SELLER' and t.account_id = :sellerId and t.valid_from <= :now
  order by t.valid_from desc, t.created_at desc, t.id desc limit 1
) own on true
where p.id = :platformId`,
);

interface DayRow {
  readonly day: string;
  readonly amount: string;
  readonly biggest: string;
}

const DAYS = sql<Omit<Asked, 'now'> & { since: string }>(
  'earned-days-of-seller',
  `
select to_char(d.day, 'YYYY-MM-DD') as day, d.amount, d.biggest from ledger_earned_days d
where d.platform_id = :platformId and d.owner_id = :sellerId and d.currency = :currency and d.day >= :since::date`,
);

/** What sellers must leave of their available balance. */
@Injectable()
export class KeptBalances {
  constructor(private readonly reads: Reads) {}

  /**
   * One statement, two where there is such a rule. Null: the whole balance can be withdrawn.
   * @param tx the transaction that withdraws
   */
  async of(
    { platformId }: TenantContext,
    asked: Omit<Asked, 'platformId'>,
    tx?: EntityManager,
  ): Promise<KeptBalance | null> {
    const { sellerId, currency, now } = asked;
    const rule = RULE({ platformId, ...asked });
    const [found] = tx ? await statement<RuleRow>(tx, rule) : await this.reads.prepared<RuleRow>(rule);
    if (!found?.rule) return null;
    const today = saoPauloDate(now);
    const since = addDays(today, 1 - Math.max(found.rule.days, found.rule.saleDays, 1));
    const days = DAYS({ platformId, sellerId, currency, since });
    const rows = tx ? await statement<DayRow>(tx, days) : await this.reads.prepared<DayRow>(days);
    const sales = rows.map(({ day, amount, biggest }) => ({
      ...{ day, amount: cents(Number(amount)), biggest: cents(Number(biggest)) },
    }));
    const reserve = found.reserve === null ? ZERO_CENTS : cents(Number(found.reserve));
    return keptBalance(found.rule, { sales, reserve, today });
  }
}
