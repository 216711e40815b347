import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, sql, statement } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { ReviewItems } from '../../review/index.js';
import { withDefaults, type NotificationModes } from '../domain/seller-events.js';

export interface Company {
  readonly tradeName: string | null;
  readonly address: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
}

interface StoredCompany extends Company {
  readonly notifications: Partial<NotificationModes>;
  /** Zero: nothing was entered yet. */
  readonly version: number;
}

export interface OwnSignIn {
  readonly at: Date;
  readonly result: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const FIND = sql<{ platformId: string; sellerId: string }>(
  'find-seller-profile',
  `select trade_name as "tradeName", address, support_email as "supportEmail", support_phone as "supportPhone", notifications, version
from seller_profiles where platform_id = :platformId and seller_id = :sellerId`,
);

// The version of a row that does not exist is zero, so two first entries cannot overwrite each other.
const SAVE = sql<
  Company & { platformId: string; sellerId: string; notifications: object; version: number; now: Date }
>(
  'save-seller-profile',
  `insert into seller_profiles
  (platform_id, seller_id, trade_name, address, support_email, support_phone, notifications, version, updated_at)
values (:platformId, :sellerId, :tradeName, :address, :supportEmail, :supportPhone, :notifications, 1, :now)
on conflict (platform_id, seller_id) do update set trade_name = excluded.trade_name, address = excluded.address,
  support_email = excluded.support_email, support_phone = excluded.support_phone, notifications = excluded.notifications,
  version = seller_profiles.version + 1, updated_at = excluded.updated_at
where seller_profiles.version = :version
returning version`,
);

const SIGN_INS = sql<{ platformId: string; sellerId: string }>(
  'own-sign-ins',
  `select created_at as at, result, ip, user_agent as "userAgent" from sign_in_log_read
where platform_id = :platformId and person_id = :sellerId order by created_at desc, id desc limit 50`,
);

const PERSON = sql<{ platformId: string; sellerId: string }>(
  'own-data-of-seller',
  `select name, email, phone, document, status, created_at as "createdAt", last_sign_in_at as "lastSignInAt"
from users_read where platform_id = :platformId and id = :sellerId and role = 'PRODUCER'`,
);

const ACCOUNTS = sql<{ platformId: string; sellerId: string }>(
  'own-bank-accounts-for-export',
  `select kind, bank_code as "bankCode", branch_number as "branchNumber", account_number as "accountNumber", pix_type as "pixType",
  pix_key as "pixKey", status, created_at as "createdAt"
from bank_accounts_read where platform_id = :platformId and user_id = :sellerId order by created_at`,
);

const NOTHING: StoredCompany = {
  ...{ tradeName: null, address: null, supportEmail: null, supportPhone: null },
  ...{ notifications: {}, version: 0 },
};

/** What a seller says about their business, which mails they want, and what is stored about them. */
@Injectable()
export class OwnCompany {
  constructor(
    private readonly reads: Reads,
    private readonly audit: AuditLog,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async show(
    ctx: TenantContext,
    session: Session,
  ): Promise<Company & { notifications: NotificationModes; version: number }> {
    const found = await this.find(ctx, session);
    return { ...found, notifications: withDefaults(found.notifications) };
  }

  /** @throws Problem changedMeanwhile (409); nothing was written */
  async change(ctx: TenantContext, session: Session, company: Company, version: number): Promise<void> {
    const { notifications } = await this.find(ctx, session);
    await this.save(ctx, session, { ...company, notifications, version });
  }

  /** @throws Problem changedMeanwhile (409); nothing was written */
  async choose(
    ctx: TenantContext,
    session: Session,
    notifications: NotificationModes,
    version: number,
  ): Promise<void> {
    await this.save(ctx, session, { ...(await this.find(ctx, session)), notifications, version });
  }

  /** The latest 50 attempts to sign in to the own account, those of staff among them. */
  signIns({ platformId }: TenantContext, { person }: Session): Promise<OwnSignIn[]> {
    return this.reads.prepared<OwnSignIn>(SIGN_INS({ platformId, sellerId: person.id }));
  }

  /** What is stored about the seller as a person, for them to take along. Recorded. */
  async export(ctx: TenantContext, session: Session): Promise<object> {
    const key = { platformId: ctx.platformId, sellerId: session.person.id };
    const [[person], company, accounts, signIns] = await Promise.all([
      this.reads.prepared<object>(PERSON(key)),
      this.show(ctx, session),
      this.reads.prepared<object>(ACCOUNTS(key)),
      this.signIns(ctx, session),
    ]);
    if (!person) throw runtimeProblem('notFound');
    await this.transactions.run('exportOwnData', (tx) => {
      this.record(ctx, tx, session, 'seller.dataExported');
      return Promise.resolve();
    });
    return { exportedAt: this.clock.now(), person, company, bankAccounts: accounts, signIns };
  }

  /** Asks staff to delete the account. Nothing is deleted by it; a second request does not raise a second item. */
  async askForDeletion(ctx: TenantContext, session: Session, reason: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run('askForDeletion', async (tx) => {
      await this.review.raise(
        ctx,
        tx,
        { paymentId: null, attemptId: null, now },
        { kind: 'DELETION_REQUESTED', detail: { sellerId: session.person.id } },
      );
      this.record(ctx, tx, session, 'seller.deletionAsked', { reason });
    });
  }

  private async find({ platformId }: TenantContext, { person }: Session): Promise<StoredCompany> {
    const [found] = await this.reads.prepared<StoredCompany>(FIND({ platformId, sellerId: person.id }));
    return found ?? NOTHING;
  }

  private async save(
    ctx: TenantContext,
    session: Session,
    { notifications, version, ...company }: StoredCompany,
  ): Promise<void> {
    const now = this.clock.now();
    const { tradeName, address, supportEmail, supportPhone } = company;
    await this.transactions.run('saveSellerProfile', async (tx) => {
      const key = { platformId: ctx.platformId, sellerId: session.person.id };
      const row = { ...key, tradeName, address, supportEmail, supportPhone, notifications, version, now };
      const [saved] = await statement<{ version: number }>(tx, SAVE(row));
      if (saved?.version !== version + 1) throw runtimeProblem('changedMeanwhile');
      this.record(ctx, tx, session, 'seller.companyChanged', { after: { ...company, notifications } });
    });
  }

  private record(
    ctx: TenantContext,
    tx: EntityManager,
    { person }: Session,
    action: string,
    more: { readonly reason?: string; readonly after?: Readonly<Record<string, unknown>> } = {},
  ): void {
    this.audit.record(ctx, tx, { action, subject: 'users', subjectId: person.id, ...more });
  }
}
