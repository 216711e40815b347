import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { FactorOwner } from './second-factors.js';

/** What is stored of a passkey. The private key never leaves the device of the person. */
export interface Passkey {
  readonly id: string;
  readonly area: Area;
  readonly personId: string;
  /** The domain that it belongs to. */
  readonly rpId: string;
  /** As the device names it, base64url. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  /** How often it signed, as the device counts; always 0 for devices that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface NewPasskey extends Passkey {
  readonly platformId: string;
  readonly name: string;
  readonly now: Date;
}

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  /** The domain at which it works. */
  readonly domain: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const FIND = sql<{ platformId: string; credentialId: string }>(
  'find-passkey',
  `select id, area, person_id as "personId", rp_id as "rpId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports
from passkeys where platform_id = :platformId and credential_id = :credentialId`,
);

const LIST = sql<FactorOwner>(
  'passkeys-of-person',
  `select id, name, rp_id as domain, credential_id as "credentialId", created_at as "createdAt", last_used_at as "lastUsedAt"
from passkeys where platform_id = :platformId and person_id = :personId order by created_at, id`,
);

const INSERT = sql<NewPasskey>(
  'add-passkey',
  `insert into passkeys (platform_id, id, area, person_id, rp_id, credential_id, public_key, counter, transports, name, created_at)
values (:platformId, :id, :area, :personId, :rpId, :credentialId, :publicKey, :counter, :transports, :name, :now)
on conflict (platform_id, credential_id) do nothing returning id`,
);

// The counter that was checked is still the stored one, so of two uses with the same count one changes the row.
const USED = sql<{ platformId: string; id: string; before: number; counter: number; now: Date }>(
  'passkey-used',
  `update passkeys set counter = :counter, last_used_at = :now
where platform_id = :platformId and id = :id and counter = :before returning id`,
);

const REMOVE = sql<FactorOwner & { id: string }>(
  'remove-passkey',
  'delete from passkeys where platform_id = :platformId and person_id = :personId and id = :id returning name',
);

/** The passkeys of people. */
@Injectable()
export class Passkeys {
  constructor(private readonly reads: Reads) {}

  async find(platformId: string, credentialId: string): Promise<Passkey | undefined> {
    const [found] = await this.reads.prepared<Passkey>(FIND({ platformId, credentialId }));
    return found;
  }

  /** Those of a person, the oldest first, at all domains. */
  list({ platformId, personId }: FactorOwner): Promise<(ListedPasskey & { credentialId: string })[]> {
    return this.reads.prepared(LIST({ platformId, personId }));
  }

  /** False: somebody has this passkey already. */
  async add(tx: EntityManager, passkey: NewPasskey): Promise<boolean> {
    return (await statement(tx, INSERT(passkey))).length > 0;
  }

  /** Records a use. False: it was used, or removed, since its count was read. */
  async used(
    tx: EntityManager,
    platformId: string,
    { id, counter: before }: Passkey,
    { counter, now }: { readonly counter: number; readonly now: Date },
  ): Promise<boolean> {
    return (await statement(tx, USED({ platformId, id, before, counter, now }))).length > 0;
  }

  /** The name of the passkey that was removed. Undefined: the person has no such passkey. */
  async remove(
    tx: EntityManager,
    { platformId, personId }: FactorOwner,
    id: string,
  ): Promise<string | undefined> {
    const [removed] = await statement<{ name: string }>(tx, REMOVE({ platformId, personId, id }));
    return removed?.name;
  }
}
