import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  sql,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { DESTINATION_TEXTS, bankAccountProblem } from '../bank-account-problems.js';
import { destinationOf, type Destination, type DestinationInput } from '../domain/destination.js';
import { PayoutAccount } from '../store/payout-account.entity.js';

/** More than anybody needs, and few enough to look through. */
const MOST_ACCOUNTS = 10;

const HOLDER = sql<{ platformId: string; userId: string }>(
  'holder-of-bank-accounts',
  'select name, document from users_read where platform_id = :platformId and id = :userId',
);

/** What became of the last cent that staff sent to an account. */
export interface LastTest {
  readonly accountId: string;
  readonly at: Date;
  /** OPEN: not known yet. */
  readonly result: 'OPEN' | 'PAID' | 'NOT_PAID';
}

const LAST_TESTS = sql<{ platformId: string; ownerId: string }>(
  'last-tests-of-own-accounts',
  `select distinct on (bank_account_id) bank_account_id as "accountId", requested_at as at,
  case when ended_at is null then 'OPEN' when state = 'PAID' then 'PAID' else 'NOT_PAID' end as result
from account_tests_read where platform_id = :platformId and owner_id = :ownerId
order by bank_account_id, requested_at desc, id desc`,
);

/** An account or key, and its last test. */
export type OwnAccount = PayoutAccount & { readonly lastTest: Omit<LastTest, 'accountId'> | null };

/** The bank accounts and PIX keys of a seller. */
@Injectable()
export class OwnBankAccounts {
  constructor(
    @InjectTenantRepository(PayoutAccount) private readonly accounts: TenantRepository<PayoutAccount>,
    private readonly reauthentication: Reauthentication,
    private readonly mails: MailQueue,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(ctx: TenantContext, { accountId: ownerId }: Session): Promise<OwnAccount[]> {
    const accounts = await this.transactions.run('listBankAccounts', (tx) =>
      this.accounts.list(ctx, tx, {
        where: { userId: ownerId, removedAt: IsNull() },
        order: { createdAt: 'DESC', id: 'DESC' },
      }),
    );
    const { platformId } = ctx;
    const tests = await this.reads.primary<LastTest>(LAST_TESTS({ platformId, ownerId }));
    const byAccount = new Map(tests.map(({ accountId, ...test }) => [accountId, test]));
    return accounts.map((account) => ({ ...account, lastTest: byAccount.get(account.id) ?? null }));
  }

  /**
   * Adds an account, which staff decide about. The seller gets a mail: somebody else may have added it.
   * @throws Problem validation (422): a field, the password or the code; documentMissing, tooManyAccounts, accountKnown (409)
   */
  async add(ctx: TenantContext, session: Session, input: DestinationInput, proof: Proof): Promise<void> {
    const userId = session.person.id;
    const [holder] = await this.reads.primary<{ name: string; document: string | null }>(
      HOLDER({ platformId: ctx.platformId, userId }),
    );
    if (!holder?.document) throw bankAccountProblem('documentMissing');
    const checked = destinationOf(input, holder.document);
    if ('problems' in checked) throw refusedFields(checked.problems);
    await this.reauthentication.demand(ctx, session, proof);
    const { destination } = checked;
    const now = this.clock.now();
    await this.transactions.run('addBankAccount', async (tx) => {
      const present = await this.accounts.list(ctx, tx, { where: { userId, removedAt: IsNull() } });
      if (present.length >= MOST_ACCOUNTS) throw bankAccountProblem('tooManyAccounts');
      if (present.some((one) => isSame(one, destination))) throw bankAccountProblem('accountKnown');
      await this.accounts.insert(ctx, tx, {
        ...destination,
        ...{ id: newId(now), userId, holderName: holder.name, holderDocument: holder.document ?? '' },
        ...{ status: 'PENDING', reason: null, usableFrom: null, removedAt: null, createdAt: now },
      });
      await this.mails.add(tx, {
        ...{ platformId: ctx.platformId, kind: 'bankAccountAdded', to: session.person.email },
        ...{ locale: ctx.locale, values: { name: holder.name } },
      });
    });
  }

  /** Removes an account. Money that is on its way to it still arrives. @throws Problem notFound */
  async remove(ctx: TenantContext, { person }: Session, id: string): Promise<void> {
    await this.transactions.run('removeBankAccount', async (tx) => {
      const found = await this.accounts.lock(ctx, tx, id);
      if (found?.userId !== person.id || found.removedAt !== null) throw runtimeProblem('notFound');
      await this.accounts.save(ctx, tx, id, { removedAt: this.clock.now() });
    });
  }
}

function isSame(one: PayoutAccount, other: Destination): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'PIX') return one.pixKey === other.pixKey;
  return (['bankCode', 'branchNumber', 'accountNumber', 'accountType'] as const).every(
    (name) => one[name] === other[name],
  );
}

function refusedFields(problems: Readonly<Record<string, keyof typeof DESTINATION_TEXTS>>): Error {
  const errors = Object.entries(problems).map(([field, kind]) => [field, [DESTINATION_TEXTS[kind]]]);
  return runtimeProblem('validation', { errors: Object.fromEntries(errors) });
}
