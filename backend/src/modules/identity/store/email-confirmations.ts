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
import type { User } from './user.entity.js';

interface Registered {
  readonly platformId: string;
  readonly personId: string;
}

/** What somebody entered who registers. It becomes the account by the code that was sent for it, and by no other. */
export type SellerSubmission = Pick<
  User,
  | 'name'
  | 'document'
  | 'phone'
  | 'heardFrom'
  | 'termsUrl'
  | 'termsVersion'
  | 'termsAcceptedAt'
  | 'managerId'
  | 'locale'
  | 'passwordHash'
>;

/** All but the hash of the password, as JSON. */
type Details = Omit<SellerSubmission, 'passwordHash' | 'termsAcceptedAt'> & {
  readonly termsAcceptedAt: string | null;
};

/** Both are null for the code of a customer. */
interface Used {
  readonly passwordHash: string | null;
  readonly submission: Details | null;
}

// Two submissions for one address have different hashes, also of the same password, because each has its salt.
const VOID = sql<Registered & { passwordHash: string | null; now: Date }>(
  'void-email-confirmations',
  `update email_confirmations set used_at = :now
where platform_id = :platformId and person_id = :personId and used_at is null
  and (:passwordHash::text is null or password_hash = :passwordHash)`,
);

const INSERT = sql<
  Registered & {
    id: string;
    digest: Buffer;
    expiresAt: Date;
    passwordHash: string | null;
    submission: string | null;
  }
>(
  'add-email-confirmation',
  `insert into email_confirmations (platform_id, id, person_id, code_digest, expires_at, password_hash, submission)
values (:platformId, :id, :personId, :digest, :expiresAt, :passwordHash, :submission)`,
);

// Counted before the code is compared: of many guesses at the same moment, as many are compared as are allowed.
const ATTEMPT = sql<Registered & { id: string | null; now: Date; most: number }>(
  'attempt-email-confirmation',
  `update email_confirmations set attempts = attempts + 1
where platform_id = :platformId and person_id = :personId and (:id::uuid is null or id = :id)
  and used_at is null and expires_at > :now and attempts < :most
returning id, code_digest as digest`,
);

const USE = sql<{ platformId: string; id: string; now: Date }>(
  'use-email-confirmation',
  `update email_confirmations set used_at = :now where platform_id = :platformId and id = :id and used_at is null
returning password_hash as "passwordHash", submission`,
);

/**
 * The codes that confirm e-mail addresses. A customer has one that is valid; a seller who registers, one for each submission, which only
 * the browser of that submission can use.
 */
@Injectable()
export class EmailConfirmations {
  /** Replaces the code of a person and returns the new one, which nobody can read again. */
  add(tx: EntityManager, owner: Registered, now: Date): Promise<string> {
    return this.insert(tx, owner, { id: newId(now), now });
  }

  /**
   * The same for one submission of a seller; codes of other submissions stay valid.
   * @param id names the submission to the browser that made it
   */
  addFor(
    tx: EntityManager,
    owner: Registered,
    code: { readonly id: string; readonly submission: SellerSubmission; readonly now: Date },
  ): Promise<string> {
    return this.insert(tx, owner, code);
  }

  /**
   * Counts an attempt. The id of the code when it is right; it is not used up yet.
   * @param id of the submission whose code it must be; left out, that of a customer, who has one code
   */
  async attempt(
    tx: EntityManager,
    { platformId, personId, id }: Registered & { readonly id?: string },
    code: string,
    now: Date,
  ): Promise<string | undefined> {
    const key = { platformId, personId, id: id ?? null, now, most: CODE_ATTEMPTS };
    const [found] = await statement<{ id: string; digest: Buffer }>(tx, ATTEMPT(key));
    return found && confirmationDigest(found.id, code).equals(found.digest) ? found.id : undefined;
  }

  /** No code of the person works any more. */
  async voidAll(tx: EntityManager, { platformId, personId }: Registered, now: Date): Promise<void> {
    await statement(tx, VOID({ platformId, personId, passwordHash: null, now }));
  }

  async use(tx: EntityManager, { platformId }: Registered, id: string, now: Date): Promise<boolean> {
    return (await statement(tx, USE({ platformId, id, now }))).length > 0;
  }

  /** Uses up the code of a submission. Undefined: somebody else did, or it has none. */
  async useSubmission(
    tx: EntityManager,
    { platformId }: Registered,
    id: string,
    now: Date,
  ): Promise<SellerSubmission | undefined> {
    const [used] = await statement<Used>(tx, USE({ platformId, id, now }));
    if (!used?.submission) return undefined;
    const { termsAcceptedAt, ...details } = used.submission;
    return {
      ...details,
      passwordHash: used.passwordHash,
      termsAcceptedAt: termsAcceptedAt === null ? null : new Date(termsAcceptedAt),
    };
  }

  private async insert(
    tx: EntityManager,
    { platformId, personId }: Registered,
    {
      id,
      submission,
      now,
    }: { readonly id: string; readonly submission?: SellerSubmission; readonly now: Date },
  ): Promise<string> {
    const code = newConfirmationCode();
    const passwordHash = submission?.passwordHash ?? null;
    await statement(tx, VOID({ platformId, personId, passwordHash, now }));
    await statement(
      tx,
      INSERT({
        ...{ platformId, personId, id, passwordHash, expiresAt: confirmationEnd(now) },
        digest: confirmationDigest(id, code),
        submission: submission ? JSON.stringify({ ...submission, passwordHash: undefined }) : null,
      }),
    );
    return code;
  }
}
