import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, newRequestScope, runInScope, sql, statement } from '../../../database/index.js';
import { seconds } from '../../../runtime/clock/durations.js';
import type { LedgerRule } from './ledger-rules.js';

/** Of how many violations of a platform the words are kept. */
const EXAMPLES = 3;

/** A platform of which some rows violate a rule. */
export interface BrokenBooks {
  readonly platform: string;
  readonly count: number;
  readonly examples: readonly object[];
}

export interface FoundProof {
  readonly checked: number;
  /** Empty: the rule holds. */
  readonly broken: readonly BrokenBooks[];
}

/** The last proof of a rule. */
export interface LedgerProof extends FoundProof {
  readonly rule: number;
  readonly provenAt: Date;
}

// One that began and has no result is begun again when its process has surely ended.
const BEGIN = sql<{ rule: number; day: string; now: Date; stale: Date }>(
  'begin-ledger-proof',
  `insert into ledger_proofs (rule, day, started_at) values (:rule, :day, :now)
on conflict (rule, day) do update set started_at = :now
where ledger_proofs.proven_at is null and ledger_proofs.started_at <= :stale
returning rule`,
);

const END = sql<{ rule: number; day: string; now: Date; checked: number; broken: string }>(
  'end-ledger-proof',
  `update ledger_proofs set proven_at = :now, checked = :checked, broken = :broken::jsonb
where rule = :rule and day = :day and proven_at is null returning rule`,
);

const LATEST = sql<object>(
  'latest-ledger-proofs',
  `select distinct on (rule) rule, proven_at as "provenAt", checked, broken from ledger_proofs
where proven_at is not null order by rule, day desc`,
);

const NAMES = sql<{ ids: readonly string[] }>(
  'names-of-broken-platforms',
  'select id, name from platforms_read where id = any (:ids::uuid[])',
);

/** One statement, so that both numbers are of one snapshot. */
const proofOf = ({ counted, violations }: LedgerRule): string => `
with violated as (
  select v.platform, to_jsonb(v) - 'platform' as line, row_number() over (partition by v.platform) as place from (${violations}) v
)
select (select count(*) from ${counted}) as checked, (
  select coalesce(jsonb_agg(one), '[]') from (
    select platform, count(*)::int as count, jsonb_agg(line) filter (where place <= ${EXAMPLES}) as examples
    from violated group by platform
  ) one
) as broken`;

/** When each rule of the ledger was proved, and what was found. */
@Injectable()
export class LedgerProofs {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  /** False: the rule was proved on this day, or another process does it. */
  async begin(of: { rule: number; day: string; now: Date; stale: Date }): Promise<boolean> {
    return (await this.transactions.single(BEGIN(of))).length > 0;
  }

  /** Reads the whole books, on a replica where there is one. Undefined: it took too long, or the replica was lost. */
  async prove(rule: LedgerRule, withinMs: number): Promise<FoundProof | undefined> {
    type Row = Pick<FoundProof, 'broken'> & { readonly checked: string };
    // The scope of a sweep waits for half a minute; the server ends the statement first.
    const scope = newRequestScope('ledger proof', withinMs + seconds(10));
    const rows = await runInScope(scope, () =>
      this.reads.replicaWithin<Row>(withinMs, { text: proofOf(rule), values: [] }),
    );
    return rows?.[0] && { checked: Number(rows[0].checked), broken: rows[0].broken };
  }

  /** False: another process was faster. */
  async end(
    tx: EntityManager,
    { rule, day, now }: { readonly rule: number; readonly day: string; readonly now: Date },
    { checked, broken }: FoundProof,
  ): Promise<boolean> {
    return (await statement(tx, END({ rule, day, now, checked, broken: JSON.stringify(broken) }))).length > 0;
  }

  async latest(): Promise<LedgerProof[]> {
    const rows = await this.reads.primary<LedgerProof>(LATEST({}));
    return rows.map((row) => ({ ...row, checked: Number(row.checked) }));
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.reads.primary<{ id: string; name: string }>(NAMES({ ids }));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
