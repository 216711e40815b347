import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';

interface DeviceOwner {
  readonly platformId: string;
  readonly area: Area;
  readonly personId: string;
}

/** A browser on which its owner skips the second factor. */
export interface ListedDevice {
  readonly id: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  /** The last sign-in without a second factor, or the one that it was remembered at. */
  readonly usedAt: Date;
  readonly expiresAt: Date;
}

const MOST_LISTED = 50;

const IS_KNOWN = sql<DeviceOwner & { digest: Buffer; now: Date }>(
  'is-device-remembered',
  `select 1 as known from remembered_devices
where platform_id = :platformId and token_digest = :digest and area = :area and person_id = :personId and expires_at > :now`,
);

const USE = sql<DeviceOwner & { digest: Buffer; now: Date }>(
  'use-remembered-device',
  `update remembered_devices set used_at = :now
where platform_id = :platformId and token_digest = :digest and area = :area and person_id = :personId and expires_at > :now
returning id`,
);

const LIST = sql<DeviceOwner & { now: Date }>(
  'remembered-devices-of-person',
  `select id, ip, user_agent as "userAgent", created_at as "createdAt", used_at as "usedAt", expires_at as "expiresAt"
from remembered_devices
where platform_id = :platformId and person_id = :personId and area = :area and expires_at > :now
order by used_at desc, id desc limit ${MOST_LISTED}`,
);

const REMOVE = sql<DeviceOwner & { id: string }>(
  'remove-remembered-device',
  `delete from remembered_devices
where platform_id = :platformId and id = :id and person_id = :personId and area = :area returning id`,
);

const FORGET = sql<DeviceOwner>(
  'forget-remembered-devices',
  'delete from remembered_devices where platform_id = :platformId and person_id = :personId and area = :area returning id',
);

/** Forgets all browsers of a person in an area: part of every end of all their sessions. Returns how many. */
export async function forgetDevices(
  tx: EntityManager,
  { platformId, area, personId }: DeviceOwner,
): Promise<number> {
  return (await statement(tx, FORGET({ platformId, area, personId }))).length;
}

/** The browsers on which people skip the second factor. Of a token only the digest is stored. */
@Injectable()
export class RememberedDevices {
  constructor(private readonly reads: Reads) {}

  async isKnown(owner: DeviceOwner, digest: Buffer, now: Date): Promise<boolean> {
    return (await this.reads.primary(IS_KNOWN({ ...owner, digest, now }))).length > 0;
  }

  /** In the transaction that opens the session. False: it was forgotten meanwhile. */
  async use(tx: EntityManager, owner: DeviceOwner, digest: Buffer, now: Date): Promise<boolean> {
    return (await statement(tx, USE({ ...owner, digest, now }))).length > 0;
  }

  async add(
    tx: EntityManager,
    device: DeviceOwner & {
      readonly id: string;
      readonly digest: Buffer;
      readonly ip: string | null;
      readonly userAgent: string | null;
      readonly now: Date;
      readonly expiresAt: Date;
    },
  ): Promise<void> {
    const { platformId, id, area, personId, digest, ip, userAgent, now, expiresAt } = device;
    await statement(
      tx,
      insertRows({
        ...{ name: 'remember-device', into: 'remembered_devices' },
        columns: [
          ...['platform_id', 'id', 'area', 'person_id', 'token_digest', 'ip', 'user_agent'],
          ...['created_at', 'used_at', 'expires_at'],
        ],
        rows: [[platformId, id, area, personId, digest, ip, userAgent, now, now, expiresAt]],
      }),
    );
  }

  /** The last used first. */
  list(owner: DeviceOwner, now: Date): Promise<ListedDevice[]> {
    return this.reads.prepared<ListedDevice>(LIST({ ...owner, now }));
  }

  /** False: the person has no such browser. */
  async remove(tx: EntityManager, owner: DeviceOwner, id: string): Promise<boolean> {
    const { platformId, area, personId } = owner;
    return (await statement(tx, REMOVE({ platformId, area, personId, id }))).length > 0;
  }
}
