import { Injectable } from '@nestjs/common';
import { Transactions, sql } from '../../../database/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { newId } from '../../../runtime/ids/index.js';
import { newSessionToken, readSessionToken } from '../domain/session-token.js';

/** How long a person may take to use the passkey. */
const CHALLENGE_MS = minutes(5);

/** `ENROLMENT`: a signed-in person adds a passkey. `SIGN_IN`: somebody signs in. */
export type ChallengePurpose = 'ENROLMENT' | 'SIGN_IN';

export interface NewChallenge {
  /** `NO_PLATFORM` at the master area. */
  readonly platformId: string;
  readonly purpose: ChallengePurpose;
  /** Who adds a passkey. Null at sign-in, where nobody is known yet. */
  readonly personId: string | null;
  /** What the passkey must sign, base64url. */
  readonly challenge: string;
  /** The domain that asks. */
  readonly rpId: string;
  readonly now: Date;
}

export type TakenChallenge = Pick<NewChallenge, 'personId' | 'challenge' | 'rpId'>;

const INSERT = sql<NewChallenge & { id: string; digest: Buffer; expiresAt: Date }>(
  'add-passkey-challenge',
  `insert into passkey_challenges (platform_id, id, token_digest, purpose, person_id, challenge, rp_id, created_at, expires_at)
values (:platformId, :id, :digest, :purpose, :personId, :challenge, :rpId, :now, :expiresAt)`,
);

const TAKE = sql<{ platformId: string; digest: Buffer; purpose: ChallengePurpose; now: Date }>(
  'take-passkey-challenge',
  `delete from passkey_challenges
where platform_id = :platformId and token_digest = :digest and purpose = :purpose and expires_at > :now
returning person_id as "personId", challenge, rp_id as "rpId"`,
);

/**
 * What passkeys must sign. A challenge is found by a token that one browser keeps in a cookie, for five minutes, and is deleted by the
 * statement that reads it.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly transactions: Transactions) {}

  /** Stores a challenge. Returns its token; the database holds the digest. */
  async add(challenge: NewChallenge): Promise<string> {
    const { token, digest } = newSessionToken(challenge.platformId);
    const expiresAt = new Date(challenge.now.getTime() + CHALLENGE_MS);
    await this.transactions.single(INSERT({ ...challenge, id: newId(challenge.now), digest, expiresAt }));
    return token;
  }

  /** Reads a challenge of this tenant and deletes it, in a transaction of its own: it is used up whatever follows. */
  async take(
    platformId: string,
    token: string,
    purpose: ChallengePurpose,
    now: Date,
  ): Promise<TakenChallenge | undefined> {
    const read = readSessionToken(token);
    if (read?.platformId !== platformId) return undefined;
    const { digest } = read;
    const [taken] = await this.transactions.single<TakenChallenge>(
      TAKE({ platformId, digest, purpose, now }),
    );
    return taken;
  }
}
