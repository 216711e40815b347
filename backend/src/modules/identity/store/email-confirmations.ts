import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import {
  CODE_ATTEMPTS,
  confirmationDigest,
  confirmationEnd,
  newConfirmationCode,
} from '../domain/confirmation-code.js';

interface Registered {
  readonly platformId: string;
  readonly personId: string;
}

const VOID = sql<Registered & { now: Date }>(
  'void-email-confirmations',
  `update email_confirmations set used_at = :now
where platform_id = :platformId and person_id = :personId and used_at is null`,
);

const INSERT = sql<Registered & { id: string; digest: Buffer; expiresAt: Date }>(
  'add-email-confirmation',
  `insert into email_confirmations (platform_id, id, person_id, code_digest, expires_at)
values (:platformId, :id, :personId, :digest, :expiresAt)`,
);

// Counted before the code is compared: of many guesses at the same moment, as many are compared as are allowed.
const ATTEMPT = sql<Registered & { now: Date; most: number }>(
  'attempt-email-confirmation',
  `update email_confirmations set attempts = attempts + 1
where platform_id = :platformId and person_id = :personId and used_at is null and expires_at > :now and attempts < :most
returning id, code_digest as digest`,
);

const USE = sql<{ platformId: string; id: string; now: Date }>(
  'use-email-confirmation',
  'update email_confirmations set used_at = :now where platform_id = :platformId and id = :id and used_at is null returning id',
);

/** The codes that confirm e-mail addresses. A person has one that is valid. */
@Injectable()
export class EmailConfirmations {
  /** Replaces the code of a person and returns the new one, which nobody can read again. */
  async add(tx: EntityManager, { platformId, personId }: Registered, now: Date): Promise<string> {
    const id = newId(now);
    const code = newConfirmationCode();
    await statement(tx, VOID({ platformId, personId, now }));
    const digest = confirmationDigest(id, code);
    await statement(tx, INSERT({ platformId, personId, id, digest, expiresAt: confirmationEnd(now) }));
    return code;
  }

  /** Counts an attempt. The id of the code when it is right; it is not used up yet. */
  async attempt(
    tx: EntityManager,
    { platformId, personId }: Registered,
    code: string,
    now: Date,
  ): Promise<string | undefined> {
    const key = { platformId, personId, now, most: CODE_ATTEMPTS };
    const [found] = await statement<{ id: string; digest: Buffer }>(tx, ATTEMPT(key));
    return found && confirmationDigest(found.id, code).equals(found.digest) ? found.id : undefined;
  }

  /** No code of the person works any more. */
  async voidAll(tx: EntityManager, { platformId, personId }: Registered, now: Date): Promise<void> {
    await statement(tx, VOID({ platformId, personId, now }));
  }

  async use(tx: EntityManager, { platformId }: Registered, id: string, now: Date): Promise<boolean> {
    return (await statement(tx, USE({ platformId, id, now }))).length > 0;
  }
}
