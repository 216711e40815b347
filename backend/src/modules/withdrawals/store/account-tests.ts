import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { StoredAccount } from '../domain/payout-destination.js';
import type { WithdrawalState } from '../domain/withdrawal-states.js';

/** An account or key that staff test. */
export interface TestedAccount extends StoredAccount {
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly status: string;
}

/** A cent that was sent to an account, and what became of it. */
export interface AccountTest {
  readonly id: string;
  readonly state: WithdrawalState;
  readonly requestedAt: Date;
  /** The name of the person who asked for it. */
  readonly by: string;
  readonly endedAt: Date | null;
  readonly provider: string | null;
  readonly endToEndId: string | null;
  readonly withdrawId: string | null;
  /** What the provider said, or why nothing was sent. */
  readonly detail: string | null;
  /** The provider gives no answer: staff may say what became of it. */
  readonly isUnresolved: boolean;
}

interface OfAccount {
  readonly platformId: string;
  readonly accountId: string;
}

const ACCOUNT = sql<OfAccount>(
  'account-to-test',
  `select a.user_id as "ownerId", u.email as "ownerEmail", a.status, a.kind, a.bank_code as "bankCode", a.branch_number as "branchNumber",
  a.branch_digit as "branchDigit", a.account_number as "accountNumber", a.account_digit as "accountDigit", a.pix_key as "pixKey",
  a.pix_type as "pixType", a.holder_name as "holderName", a.holder_document as "holderDocument"
from bank_accounts_read a join users_read u on u.platform_id = a.platform_id and u.id = a.user_id
where a.platform_id = :platformId and a.id = :accountId`,
);

const KNOWN = sql<OfAccount>(
  'known-account-to-test',
  'select 1 as known from bank_accounts_read where platform_id = :platformId and id = :accountId',
);

/** More are in the audit log. */
const MOST_SHOWN = 20;

const OF_ACCOUNT = sql<OfAccount>(
  'tests-of-account',
  `select w.id, w.state, w.requested_at as "requestedAt", coalesce(u.name, w.requested_by) as by, w.ended_at as "endedAt", w.provider,
  w.end_to_end_id as "endToEndId", w.withdraw_id as "withdrawId", w.detail, exists (
    select from payouts p where p.platform_id = w.platform_id and p.withdrawal_id = w.id and p.unresolved and p.state in ('ASKED', 'PROCESSING')
  ) as "isUnresolved"
from withdrawals w left join users_read u on u.platform_id = w.platform_id and u.staff_actor = w.requested_by
where w.platform_id = :platformId and w.owner = 'platform' and w.bank_account_id = :accountId
order by w.requested_at desc, w.id desc limit ${MOST_SHOWN}`,
);

const SINCE = sql<OfAccount & { since: Date }>(
  'tests-of-account-since',
  `select id, state, requested_at >= :since as "isRecent" from withdrawals
where platform_id = :platformId and owner = 'platform' and bank_account_id = :accountId
  and (requested_at >= :since or ended_at is null)`,
);

/** The tests of accounts, which are withdrawals that the platform pays. */
@Injectable()
export class AccountTests {
  constructor(private readonly reads: Reads) {}

  /** Undefined: there is none of this tenant, or its owner removed it. */
  async account(
    { platformId }: TenantContext,
    tx: EntityManager,
    accountId: string,
  ): Promise<TestedAccount | undefined> {
    const [found] = await statement<TestedAccount>(tx, ACCOUNT({ platformId, accountId }));
    return found;
  }

  /** Those that are under way, and all since an instant. */
  since({ platformId }: TenantContext, tx: EntityManager, accountId: string, since: Date) {
    type Found = { readonly id: string; readonly state: WithdrawalState; readonly isRecent: boolean };
    return statement<Found>(tx, SINCE({ platformId, accountId, since }));
  }

  /** The newest first. Undefined: there is no such account of this tenant, or its owner removed it. */
  async of({ platformId }: TenantContext, accountId: string): Promise<AccountTest[] | undefined> {
    const [known] = await this.reads.primary<object>(KNOWN({ platformId, accountId }));
    return known && this.reads.primary<AccountTest>(OF_ACCOUNT({ platformId, accountId }));
  }
}
