import { Injectable } from '@nestjs/common';
import type { Locale } from '@guiche/i18n';
import { Reads, Transactions, sql, statement } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { MailQueue } from '../../mail/index.js';
import { sellerProblem } from '../seller-problems.js';

/** Messages of one manager to one seller within a day: enough for a conversation, and not for a campaign. */
const MOST_A_DAY = 5;

interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
}

// Who was removed or blocked reads nothing of the platform.
const RECIPIENT = sql<{ platformId: string; id: string; managerId: string }>(
  'recipient-of-manager',
  `select name, email, locale from users_read
where platform_id = :platformId and id = :id and role = 'PRODUCER' and manager_id = :managerId
  and status not in ('BLOCKED', 'REMOVED')`,
);

// Two requests with one key are one message.
const ADD = sql<{
  platformId: string;
  id: string;
  sellerId: string;
  author: string;
  authorName: string;
  message: string;
  now: Date;
}>(
  'add-message-to-seller',
  `insert into seller_notes (platform_id, id, seller_id, author, author_name, note, created_at, is_message)
values (:platformId, :id, :sellerId, :author, :authorName, :message, :now, true)
on conflict (platform_id, id) do nothing returning id`,
);

// Of messages that are sent at once, each finds those before it.
const ONE_BY_ONE = sql<{ sellerId: string; author: string }>(
  'lock-messages-to-seller',
  `select pg_advisory_xact_lock(hashtextextended('messages to ' || :sellerId::uuid::text || ' of ' || :author::text, 1))`,
);

const SENT_SINCE = sql<{ platformId: string; sellerId: string; author: string; since: Date }>(
  'messages-to-seller-since',
  `select min(created_at) as oldest, count(*)::int as sent from seller_notes
where platform_id = :platformId and seller_id = :sellerId and author = :author and is_message and created_at > :since`,
);

/** A manager writes to one of their sellers: by mail, and to be read later among the notes. */
@Injectable()
export class MessageSeller {
  constructor(
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param requestKey a repeated request with the same key sends nothing
   * @throws Problem notFound: not their seller, or blocked; messageLimited (429). Nothing was sent
   */
  async send(
    ctx: TenantContext,
    { person }: Session,
    sellerId: string,
    { message: typed, requestKey }: { readonly message: string; readonly requestKey: string },
  ): Promise<void> {
    const { platformId, recordedActor: author } = ctx;
    const [seller] = await this.reads.prepared<Recipient>(
      RECIPIENT({ platformId, id: sellerId, managerId: person.id }),
    );
    if (!seller) throw runtimeProblem('notFound');
    const now = this.clock.now();
    const message = typed.trim();
    await this.transactions.run('messageSeller', async (tx) => {
      await statement(tx, ONE_BY_ONE({ sellerId, author }));
      const row = { platformId, id: requestKey, sellerId, author, authorName: person.name, message, now };
      if ((await statement(tx, ADD(row))).length === 0) return;
      const since = new Date(now.getTime() - hours(24));
      const [before] = await statement<{ oldest: Date; sent: number }>(
        tx,
        SENT_SINCE({ platformId, sellerId, author, since }),
      );
      if (before && before.sent > MOST_A_DAY) throw limitedUntil(before.oldest, now);
      await this.mail.add(tx, {
        ...{ platformId, kind: 'managerMessage', to: seller.email, locale: seller.locale ?? ctx.locale },
        values: { name: seller.name, manager: person.name, email: person.email, message },
      });
      this.audit.record(ctx, tx, { action: 'seller.messaged', subject: 'users', subjectId: sellerId });
    });
  }
}

function limitedUntil(oldest: Date, now: Date): Error {
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + hours(24) - now.getTime()) / 1_000));
  return sellerProblem('messageLimited', { headers: { 'retry-after': String(seconds) } });
}
