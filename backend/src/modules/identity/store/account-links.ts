import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { newSessionToken, readSessionToken } from '../domain/session-token.js';

/** What sets a password. `RECOVERY`: the person forgot it. `INVITATION`: the account is new. */
export const PASSWORD_LINKS = ['RECOVERY', 'INVITATION'] as const;

/** What signs a customer in. `SIGN_IN`: they asked for it. `PURCHASE`: it was in the mail about a purchase. */
export const SIGN_IN_LINKS = ['SIGN_IN', 'PURCHASE'] as const;

export type LinkPurpose = (typeof PASSWORD_LINKS)[number] | (typeof SIGN_IN_LINKS)[number];

export interface LinkOwner {
  readonly platformId: string;
  readonly area: Area;
  readonly personId: string;
}

export interface NewLink extends LinkOwner {
  readonly purpose: LinkPurpose;
  readonly now: Date;
  readonly expiresAt: Date;
}

export interface FoundLink extends LinkOwner {
  readonly purpose: LinkPurpose;
}

const INSERT = sql<NewLink & { id: string; digest: Buffer }>(
  'add-account-link',
  `insert into account_links (platform_id, id, purpose, area, person_id, token_digest, created_at, expires_at)
values (:platformId, :id, :purpose, :area, :personId, :digest, :now, :expiresAt)`,
);

const FIND = sql<{ platformId: string; digest: Buffer; now: Date; purposes: readonly LinkPurpose[] }>(
  'find-account-link',
  `select platform_id as "platformId", purpose, area, person_id as "personId" from account_links
where platform_id = :platformId and token_digest = :digest and used_at is null and expires_at > :now
  and purpose = any (:purposes::text[])`,
);

const USE = sql<{ platformId: string; digest: Buffer; now: Date }>(
  'use-account-link',
  `update account_links set used_at = :now
where platform_id = :platformId and token_digest = :digest and used_at is null and expires_at > :now
returning id`,
);

const VOID = sql<{ platformId: string; personId: string; now: Date }>(
  'void-account-links',
  `update account_links set used_at = :now where platform_id = :platformId and person_id = :personId and used_at is null`,
);

const VOID_ASKED = sql<{ platformId: string; personId: string; now: Date }>(
  'void-asked-sign-in-links',
  `update account_links set used_at = :now
where platform_id = :platformId and person_id = :personId and used_at is null and purpose = 'SIGN_IN'`,
);

/** Links that let a person set a password, or sign in. Each works once; the database holds the digest of its token only. */
@Injectable()
export class AccountLinks {
  constructor(private readonly reads: Reads) {}

  /** Adds a link and returns its token, which nobody can read again. */
  async add(tx: EntityManager, link: NewLink): Promise<string> {
    const { token, digest } = newSessionToken(link.platformId);
    await statement(tx, INSERT({ ...link, id: newId(link.now), digest }));
    return token;
  }

  /** The link of a token, while it is valid, for one of these purposes. */
  async find(token: string, purposes: readonly LinkPurpose[], now: Date): Promise<FoundLink | undefined> {
    const read = readSessionToken(token);
    if (!read) return undefined;
    const [found] = await this.reads.prepared<FoundLink>(FIND({ ...read, now, purposes }));
    return found;
  }

  /** Uses a link up. False: it is not valid any more; somebody may have used it a moment ago. */
  async use(tx: EntityManager, token: string, now: Date): Promise<boolean> {
    const read = readSessionToken(token);
    if (!read) return false;
    return (await statement(tx, USE({ ...read, now }))).length > 0;
  }

  /** No link of the person works any more. */
  async voidAll(tx: EntityManager, { platformId, personId }: LinkOwner, now: Date): Promise<void> {
    await statement(tx, VOID({ platformId, personId, now }));
  }

  /** The links that a customer asked for do not work any more; those of purchases do. */
  async voidAsked(
    tx: EntityManager,
    { platformId, personId }: Omit<LinkOwner, 'area'>,
    now: Date,
  ): Promise<void> {
    await statement(tx, VOID_ASKED({ platformId, personId, now }));
  }
}
