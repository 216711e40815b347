import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';
import { Envelope, type SealedColumn } from '../../../runtime/crypto/index.js';
import type { User } from './user.entity.js';

/** Whose second factor. `platformId` is `NO_PLATFORM` for a master. */
export interface FactorOwner {
  readonly platformId: string;
  readonly personId: string;
}

export interface SecondFactor {
  /** Base32. */
  readonly secret: string;
  readonly isConfirmed: boolean;
}

export interface FactorState {
  /** An authenticator is confirmed. */
  readonly isActive: boolean;
  readonly recoveryCodesLeft: number;
}

interface FactorRow {
  readonly secretSealed: Buffer;
  readonly isConfirmed: boolean;
}

const secretContext = (id: string): string => `second_factor:${id}`;

/** What `npm run keys:rotate` seals again. */
export const SEALED_IN_IDENTITY: readonly SealedColumn[] = [
  { table: 'second_factors', column: 'secret_sealed', context: secretContext },
];

const FIND = sql<FactorOwner>(
  'find-second-factor',
  `select secret_sealed as "secretSealed", confirmed_at is not null as "isConfirmed" from second_factors
where platform_id = :platformId and id = :personId`,
);

// One that is confirmed is never replaced: it is removed first, which needs the password and a code.
const PREPARE = sql<FactorOwner & { secretSealed: Buffer; now: Date }>(
  'prepare-second-factor',
  `insert into second_factors (platform_id, id, secret_sealed, created_at) values (:platformId, :personId, :secretSealed, :now)
on conflict (platform_id, id) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at, last_used_step = 0
where second_factors.confirmed_at is null returning id`,
);

const CONFIRM = sql<FactorOwner & { step: number; now: Date }>(
  'confirm-second-factor',
  `update second_factors set confirmed_at = :now, last_used_step = :step
where platform_id = :platformId and id = :personId and confirmed_at is null returning id`,
);

// A code works once: of two requests with the same code one changes the row.
const USE_STEP = sql<FactorOwner & { step: number }>(
  'use-second-factor-step',
  `update second_factors set last_used_step = :step
where platform_id = :platformId and id = :personId and confirmed_at is not null and last_used_step < :step returning id`,
);

const USE_CODE = sql<FactorOwner & { digest: Buffer; now: Date }>(
  'use-recovery-code',
  `update recovery_codes set used_at = :now
where platform_id = :platformId and person_id = :personId and code_digest = :digest and used_at is null returning person_id`,
);

const STATE = sql<FactorOwner>(
  'second-factor-state',
  `select exists (select from second_factors where platform_id = :platformId and id = :personId and confirmed_at is not null) as "isActive",
  (select count(*)::int from recovery_codes where platform_id = :platformId and person_id = :personId and used_at is null)
    as "recoveryCodesLeft"`,
);

const HAS_PASSKEY = sql<FactorOwner>(
  'has-passkey',
  'select exists (select from passkeys where platform_id = :platformId and person_id = :personId) as has',
);

const HAS_ANY = sql<FactorOwner>(
  'has-second-factor',
  `select exists (select from second_factors_read where platform_id = :platformId and person_id = :personId)
  or exists (select from passkeys where platform_id = :platformId and person_id = :personId) as has`,
);

const HAS_ANY_AS = sql<FactorOwner & { role: User['role'] }>(
  'has-second-factor-as',
  `select exists (select from second_factors_read f where f.platform_id = u.platform_id and f.person_id = u.id)
  or exists (select from passkeys k where k.platform_id = u.platform_id and k.person_id = u.id) as has
from users u where u.platform_id = :platformId and u.id = :personId and u.role = :role`,
);

const REMOVE_PASSKEYS = sql<FactorOwner>(
  'remove-passkeys',
  'delete from passkeys where platform_id = :platformId and person_id = :personId returning id',
);

// Recovery codes replace an authenticator and a passkey, so they stay while there is one of them.
const REMOVE_UNNEEDED_CODES = sql<FactorOwner>(
  'remove-unneeded-recovery-codes',
  `delete from recovery_codes where platform_id = :platformId and person_id = :personId
and not exists (select from second_factors where platform_id = :platformId and id = :personId and confirmed_at is not null)
and not exists (select from passkeys where platform_id = :platformId and person_id = :personId)`,
);

const REMOVE_CODES = sql<FactorOwner>(
  'remove-recovery-codes',
  'delete from recovery_codes where platform_id = :platformId and person_id = :personId',
);

const REMOVE = sql<FactorOwner>(
  'remove-second-factor',
  'delete from second_factors where platform_id = :platformId and id = :personId and confirmed_at is not null returning id',
);

/** The authenticators of people, and the recovery codes for these and for passkeys. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly reads: Reads,
    private readonly envelope: Envelope,
  ) {}

  async find({ platformId, personId }: FactorOwner): Promise<SecondFactor | undefined> {
    const [row] = await this.reads.prepared<FactorRow>(FIND({ platformId, personId }));
    if (!row) return undefined;
    const secret = this.envelope.open(row.secretSealed, secretContext(personId)).toString('utf8');
    return { secret, isConfirmed: row.isConfirmed };
  }

  /** Stores a secret that is not confirmed yet. False: the person has a second factor. */
  async prepare(
    tx: EntityManager,
    { platformId, personId }: FactorOwner,
    secret: string,
    now: Date,
  ): Promise<boolean> {
    const secretSealed = this.envelope.seal(secret, secretContext(personId));
    return (await statement(tx, PREPARE({ platformId, personId, secretSealed, now }))).length > 0;
  }

  /** From now on sign-in needs a code. False: it is confirmed already. */
  async confirm(
    tx: EntityManager,
    { platformId, personId }: FactorOwner,
    {
      step,
      digests,
      now,
    }: { readonly step: number; readonly digests: readonly Buffer[]; readonly now: Date },
  ): Promise<boolean> {
    if ((await statement(tx, CONFIRM({ platformId, personId, step, now }))).length === 0) return false;
    await this.setCodes(tx, { platformId, personId }, digests);
    return true;
  }

  /** Replaces the recovery codes of the person. */
  async setCodes(
    tx: EntityManager,
    { platformId, personId }: FactorOwner,
    digests: readonly Buffer[],
  ): Promise<void> {
    await statement(tx, REMOVE_CODES({ platformId, personId }));
    const columns = ['platform_id', 'person_id', 'code_digest'];
    const rows = digests.map((digest) => [platformId, personId, digest]);
    await statement(tx, insertRows({ name: 'add-recovery-codes', into: 'recovery_codes', columns, rows }));
  }

  /** Whether the person has a passkey, at whichever domain: sign-in by password then needs a second factor everywhere. */
  async hasPasskey({ platformId, personId }: FactorOwner): Promise<boolean> {
    const [row] = await this.reads.prepared<{ has: boolean }>(HAS_PASSKEY({ platformId, personId }));
    return row?.has === true;
  }

  /** Whether the person has an authenticator or a passkey. */
  async hasAny({ platformId, personId }: FactorOwner): Promise<boolean> {
    const [row] = await this.reads.prepared<{ has: boolean }>(HAS_ANY({ platformId, personId }));
    return row?.has === true;
  }

  /** The same of a person of a role. Undefined: there is none. */
  async hasAnyAs({ platformId, personId }: FactorOwner, role: User['role']): Promise<boolean | undefined> {
    const [row] = await this.reads.prepared<{ has: boolean }>(HAS_ANY_AS({ platformId, personId, role }));
    return row?.has;
  }

  /** The same in a transaction that has locked the person. */
  async hasAnyIn(tx: EntityManager, { platformId, personId }: FactorOwner): Promise<boolean> {
    const [row] = await statement<{ has: boolean }>(tx, HAS_ANY({ platformId, personId }));
    return row?.has === true;
  }

  /** Uses up the code of a half minute. False: it, or a later one, was used before. */
  async useStep(tx: EntityManager, { platformId, personId }: FactorOwner, step: number): Promise<boolean> {
    return (await statement(tx, USE_STEP({ platformId, personId, step }))).length > 0;
  }

  /** Uses up a recovery code. False: the person has no such code left. */
  async useCode(
    tx: EntityManager,
    { platformId, personId }: FactorOwner,
    digest: Buffer,
    now: Date,
  ): Promise<boolean> {
    return (await statement(tx, USE_CODE({ platformId, personId, digest, now }))).length > 0;
  }

  /** Recovery codes are those of an authenticator or of passkeys. */
  async state({ platformId, personId }: FactorOwner): Promise<FactorState> {
    const [row] = await this.reads.prepared<FactorState>(STATE({ platformId, personId }));
    return row ?? { isActive: false, recoveryCodesLeft: 0 };
  }

  /** Removes the authenticator. False: the person had none. */
  async remove(tx: EntityManager, { platformId, personId }: FactorOwner): Promise<boolean> {
    const removed = (await statement(tx, REMOVE({ platformId, personId }))).length > 0;
    if (removed) await this.removeUnneededCodes(tx, { platformId, personId });
    return removed;
  }

  /** Removes the authenticator and all passkeys: from now on the password is enough. False: the person had none of them. */
  async removeAll(tx: EntityManager, { platformId, personId }: FactorOwner): Promise<boolean> {
    const passkeys = await statement(tx, REMOVE_PASSKEYS({ platformId, personId }));
    const authenticators = await statement(tx, REMOVE({ platformId, personId }));
    await this.removeUnneededCodes(tx, { platformId, personId });
    return passkeys.length + authenticators.length > 0;
  }

  /** Recovery codes of a person without any second factor are useless. */
  async removeUnneededCodes(tx: EntityManager, { platformId, personId }: FactorOwner): Promise<void> {
    await statement(tx, REMOVE_UNNEEDED_CODES({ platformId, personId }));
  }
}
