import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { ReviewItems } from '../../review/index.js';

/** Everything that is stored about a customer, as the law gives a right to (LGPD, art. 18). */
export interface OwnDataFile {
  readonly createdAt: string;
  readonly account: object;
  readonly purchases: readonly object[];
  readonly sessions: readonly object[];
}

const ACCOUNT = sql<{ platformId: string; id: string }>(
  'account-of-own-data',
  `select name, email, created_at as "createdAt", last_sign_in_at as "lastSignInAt"
from users_read where platform_id = :platformId and id = :id`,
);

const PURCHASES = sql<{ platformId: string; email: string }>(
  'purchases-of-own-data',
  `select o.id, o.created_at as "createdAt", o.buyer_name as name, o.buyer_email as email,
  case when not 'phone' = any (o.invented) then o.buyer_phone end as phone,
  case when not 'document' = any (o.invented) then o.buyer_document end as document,
  o.address, o.currency, o.total as "totalInCents", o.customer_ip as "networkAddress", o.referer, o.utm_query as campaign,
  s.status, s.method,
  (select json_agg(json_build_object('title', i.title, 'quantity', i.quantity, 'unitPriceInCents', i.unit_price) order by i.position)
   from order_items_read i where i.platform_id = o.platform_id and i.order_id = o.id) as items
from sales_read s join orders_read o on o.platform_id = s.platform_id and o.id = s.id
where s.platform_id = :platformId and s.buyer_email = :email order by s.id`,
);

const SESSIONS = sql<{ platformId: string; id: string }>(
  'sign-ins-of-own-data',
  `select created_at as "createdAt", ip as "networkAddress", user_agent as browser, result
from sign_in_log_read where platform_id = :platformId and person_id = :id order by created_at, id limit 1000`,
);

/** The personal data of a customer: a copy, and the request to delete it. */
@Injectable()
export class OwnData {
  constructor(
    private readonly reads: Reads,
    private readonly review: ReviewItems,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The copy is recorded: it leaves the database. */
  async copy(ctx: TenantContext, { person }: Session): Promise<OwnDataFile> {
    const { platformId } = ctx;
    await this.transactions.run('copyOwnData', (tx) => {
      const subject = { subject: 'users', subjectId: person.id };
      this.audit.record(ctx, tx, { action: 'customer.dataCopied', ...subject });
      return Promise.resolve();
    });
    const [[account = {}], purchases, sessions] = await Promise.all([
      this.reads.prepared<object>(ACCOUNT({ platformId, id: person.id })),
      this.reads.prepared<object>(PURCHASES({ platformId, email: person.email })),
      this.reads.prepared<object>(SESSIONS({ platformId, id: person.id })),
    ]);
    return { createdAt: this.clock.now().toISOString(), account, purchases, sessions };
  }

  /**
   * Asks staff to delete what no law keeps. Nothing is deleted by it: purchases are kept for the tax authorities. A second request does
   * not raise a second item.
   */
  async askForErasure(ctx: TenantContext, { person }: Session): Promise<void> {
    await this.transactions.run('askForErasure', async (tx) => {
      const now = this.clock.now();
      const detail = { customerId: person.id };
      const at = { paymentId: null, attemptId: null, now };
      await this.review.raise(ctx, tx, at, { kind: 'ERASURE_REQUESTED', detail });
      const subject = { subject: 'users', subjectId: person.id };
      this.audit.record(ctx, tx, { action: 'customer.erasureAsked', ...subject });
    });
  }
}
