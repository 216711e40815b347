import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, claimByPlatform, insertRows, sql, statement } from '../../../database/index.js';

/** A mail that is to be sent. What it says is sealed. */
export interface DueMail {
  readonly platformId: string;
  readonly id: string;
  readonly kind: string;
  readonly messageSealed: Buffer;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

export interface SealedMail {
  readonly platformId: string;
  readonly id: string;
  readonly kind: string;
  readonly messageSealed: Buffer;
  readonly now: Date;
}

const INSERT = sql<SealedMail>(
  'add-mail',
  `insert into mails (platform_id, id, kind, message_sealed, created_at, due_at)
values (:platformId, :id, :kind, :messageSealed, :now, :now)`,
);

/** The one select that says whether any mail is due; $1 is the current time. */
export const MAILS_DUE = `select from mails where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-mails',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from mails due
  where due.due_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; due: number; pausesMs: readonly number[] }>(
  'claim-due-mails',
  `
update mails m set attempts = m.attempts + 1,
  due_at = :now + (:pausesMs::float8[])[least(m.attempts + 1, cardinality(:pausesMs))] * interval '1 millisecond'
where m.platform_id = :platformId and m.id = any (array(
  select due.id from mails due where due.platform_id = :platformId and due.due_at between '-infinity' and :now
  order by due.due_at limit :due for update of due skip locked
)) and m.due_at <= :now
returning m.platform_id as "platformId", m.id, m.kind, m.message_sealed as "messageSealed", m.attempts`,
);

const SENT = sql<{ platformId: string; id: string; now: Date }>(
  'mail-sent',
  `update mails set due_at = null, sent_at = :now, message_sealed = null, last_problem = null
where platform_id = :platformId and id = :id`,
);

const FAILED = sql<{ platformId: string; id: string; problem: string; isFinal: boolean }>(
  'mail-failed',
  `update mails set last_problem = :problem, due_at = case when :isFinal then null else due_at end,
  message_sealed = case when :isFinal then null else message_sealed end
where platform_id = :platformId and id = :id and sent_at is null`,
);

/** The mails that are to be sent, and what became of them. */
@Injectable()
export class Mails {
  constructor(private readonly transactions: Transactions) {}

  async add(tx: EntityManager, mail: SealedMail): Promise<void> {
    await statement(tx, INSERT(mail));
  }

  /** @param mails at least one */
  async addAll(tx: EntityManager, mails: readonly SealedMail[]): Promise<void> {
    await statement(
      tx,
      insertRows({
        ...{ name: 'add-mails', into: 'mails' },
        columns: ['platform_id', 'id', 'kind', 'message_sealed', 'created_at', 'due_at'],
        rows: mails.map(({ platformId, id, kind, messageSealed, now }) => [
          ...[platformId, id, kind, messageSealed],
          ...[now, now],
        ]),
      }),
    );
  }

  /** Claims due mails; a mail whose process dies is due again after the pause of its attempt. */
  claimDue(
    now: Date,
    pausesMs: readonly number[],
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueMail[]> {
    return claimByPlatform<DueMail>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, due, pausesMs }),
    });
  }

  /** It was handed over. What it said is removed. */
  async sent({ platformId, id }: Pick<DueMail, 'platformId' | 'id'>, now: Date): Promise<void> {
    await this.transactions.single(SENT({ platformId, id, now }));
  }

  /** @param problem without the address or the content of the mail */
  async failed(
    { platformId, id }: Pick<DueMail, 'platformId' | 'id'>,
    { problem, isFinal }: { readonly problem: string; readonly isFinal: boolean },
  ): Promise<void> {
    await this.transactions.single(FAILED({ platformId, id, problem, isFinal }));
  }
}
