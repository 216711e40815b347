import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { because } from '../../audit/index.js';
import { AssignManager } from '../../identity/index.js';
import type { ManagerOfSeller } from '../domain/seller-terms.js';
import { FIELD_TEXTS } from '../seller-problems.js';
import { AccountTerms } from '../store/account-terms.js';
import { KnownManagers } from '../store/known-managers.js';
import { ChangeTerms } from './dated-terms.js';

/** What one request moves: a larger portfolio is moved in several. */
const SELLERS_AT_ONCE = 200;

export interface SellerTransfer {
  /** Undefined: to nobody. */
  readonly to?: string | undefined;
  /** Undefined: all sellers of the manager, as many as one request moves. */
  readonly sellerIds?: readonly string[] | undefined;
  readonly validFrom?: string | undefined;
  readonly reason: string;
}

const SELLERS = sql<{ platformId: string; managerId: string; ids: readonly string[] | null; most: number }>(
  'sellers-to-transfer',
  `select id from users_read
where platform_id = :platformId and manager_id = :managerId and role = 'PRODUCER' and (:ids::uuid[] is null or id = any (:ids::uuid[]))
order by created_at, id limit :most`,
);

export interface PortfolioSeller {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The row of a manager without sellers. */
interface Nobody {
  readonly id: null;
}

const PORTFOLIO = sql<{ platformId: string; managerId: string; most: number }>(
  'portfolio-of-manager',
  `select s.id, s.name, s.email from users_read m
left join users_read s on s.platform_id = m.platform_id and s.manager_id = m.id and s.role = 'PRODUCER'
where m.platform_id = :platformId and m.id = :managerId and m.role = 'MANAGER' order by s.created_at, s.id limit :most`,
);

/** As many as the choice of the form has. */
const MANAGERS_OFFERED = 100;

const OTHER_MANAGERS = sql<{ platformId: string; managerId: string; most: number }>(
  'managers-to-transfer-to',
  `select id, name from users_read
where platform_id = :platformId and role = 'MANAGER' and status <> 'BLOCKED' and id <> :managerId order by name, id limit :most`,
);

/** The sellers of a manager, and the managers to whom they can go. */
export interface ManagerPortfolio {
  readonly items: PortfolioSeller[];
  readonly managers: { readonly id: string; readonly name: string }[];
}

/** Gives sellers of one manager to another one, at once or on a later day. Sales before keep the commission of their purchase. */
@Injectable()
export class TransferSellers {
  constructor(
    private readonly change: ChangeTerms,
    private readonly terms: AccountTerms,
    private readonly managers: AssignManager,
    private readonly known: KnownManagers,
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns how many sellers were transferred, and whether the manager has more of them.
   * @throws Problem notFound: no such manager, or a seller is not theirs; validation (422): no such manager, or a past day;
   *   changedMeanwhile (409): somebody else moved one of them. Nothing was written
   */
  async transfer(
    ctx: TenantContext,
    managerId: string,
    { to, sellerIds, validFrom, reason }: SellerTransfer,
  ): Promise<{ transferred: number; hasMore: boolean }> {
    await this.known.refuseUnknown(ctx, managerId);
    const ids = sellerIds === undefined ? null : [...new Set(sellerIds)];
    const { platformId } = ctx;
    const found = await this.reads.prepared<{ id: string }>(
      SELLERS({ platformId, managerId, ids, most: SELLERS_AT_ONCE + 1 }),
    );
    if (ids !== null && found.length !== ids.length) throw runtimeProblem('notFound');
    const sellers = found.slice(0, SELLERS_AT_ONCE).map(({ id }) => id);
    await this.transactions.run('transferSellers', async (tx) => {
      if (to !== undefined && (to === managerId || !(await this.managers.isActive(ctx, tx, to))))
        throw runtimeProblem('validation', { errors: { to: [FIELD_TEXTS.manager] } });
      for (const accountId of sellers) await this.terms.lock(ctx, tx, { kind: 'SELLER_MANAGER', accountId });
      // Two transfers of the same sellers wait for each other: the second one finds them with their new manager.
      const still = await statement<{ id: string }>(
        tx,
        SELLERS({ platformId, managerId, ids: sellers, most: SELLERS_AT_ONCE }),
      );
      if (still.length !== sellers.length) throw runtimeProblem('changedMeanwhile');
      because(tx, reason);
      const value: ManagerOfSeller = { managerId: to ?? null };
      await this.change.addAll(
        ctx,
        tx,
        { kind: 'SELLER_MANAGER', accountIds: sellers, value, reason, validFrom, before: { managerId } },
        (id) => this.managers.assign(ctx, tx, id, value.managerId),
      );
    });
    return { transferred: sellers.length, hasMore: found.length > SELLERS_AT_ONCE };
  }

  /** The sellers of a manager, as many as one request transfers, the oldest first. @throws Problem notFound */
  async portfolio({ platformId }: TenantContext, managerId: string): Promise<ManagerPortfolio> {
    const [rows, managers] = await Promise.all([
      this.reads.prepared<PortfolioSeller | Nobody>(
        PORTFOLIO({ platformId, managerId, most: SELLERS_AT_ONCE }),
      ),
      this.reads.prepared<{ id: string; name: string }>(
        OTHER_MANAGERS({ platformId, managerId, most: MANAGERS_OFFERED }),
      ),
    ]);
    if (rows.length === 0) throw runtimeProblem('notFound');
    return { items: rows.filter((row) => row.id !== null), managers };
  }

  /** Puts a transfer whose day has come into effect. A second caller finds it done. */
  async apply(ctx: TenantContext, id: string): Promise<void> {
    await this.transactions.run('applyTransfer', async (tx) => {
      const due = await this.terms.applied(ctx, tx, id, this.clock.now());
      if (due) await this.managers.assign(ctx, tx, due.accountId, (due.value as ManagerOfSeller).managerId);
    });
  }
}
