import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';

export interface NetworkBlock {
  readonly id: string;
  /** In CIDR notation. */
  readonly network: string;
  readonly reason: string;
  readonly createdBy: string;
  /** Null: until somebody ends it. */
  readonly expiresAt: Date | null;
  readonly now: Date;
}

const INSERT = sql<NetworkBlock>(
  'block-network',
  `insert into blocked_networks (id, network, reason, created_at, created_by, expires_at)
values (:id, :network::cidr, :reason, :now, :createdBy, :expiresAt)`,
);

const IS_BLOCKED = sql<{ address: string; now: Date }>(
  'is-network-blocked',
  `select 1 from blocked_networks
where ended_at is null and (expires_at is null or expires_at > :now) and network >>= :address::inet limit 1`,
);

const HOLDS = sql<{ network: string; now: Date }>(
  'same-network-blocked',
  `select 1 from blocked_networks
where ended_at is null and (expires_at is null or expires_at > :now) and network = :network::cidr limit 1`,
);

const END = sql<{ id: string; now: Date; endedBy: string }>(
  'end-block-of-network',
  `update blocked_networks set ended_at = :now, ended_by = :endedBy
where id = :id and ended_at is null and (expires_at is null or expires_at > :now) returning network::text as network`,
);

const FIND = sql<{ id: string }>(
  'blocked-network',
  'select network::text as network from blocked_networks where id = :id',
);

/** Networks from which nobody signs in, of the whole installation. */
@Injectable()
export class BlockedNetworks {
  constructor(private readonly reads: Reads) {}

  async isBlocked(ip: string | null, now: Date): Promise<boolean> {
    if (ip === null || !ipaddr.isValid(ip)) return false;
    const address = ipaddr.process(ip).toString();
    return (await this.reads.primary(IS_BLOCKED({ address, now }))).length > 0;
  }

  /** False: exactly this network is blocked already. */
  async add(tx: EntityManager, block: NetworkBlock): Promise<boolean> {
    const { network, now } = block;
    if ((await statement(tx, HOLDS({ network, now }))).length > 0) return false;
    await statement(tx, INSERT(block));
    return true;
  }

  /** The network that may sign in again. Undefined: its block is over already. */
  async end(
    tx: EntityManager,
    block: { id: string; now: Date; endedBy: string },
  ): Promise<string | undefined> {
    const [ended] = await statement<{ network: string }>(tx, END(block));
    return ended?.network;
  }

  async exists(tx: EntityManager, id: string): Promise<boolean> {
    return (await statement(tx, FIND({ id }))).length > 0;
  }
}
