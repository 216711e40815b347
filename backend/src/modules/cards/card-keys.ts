import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  base64url,
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { Reads, Transactions, statement, sql } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../runtime/notifications/index.js';
import { CATALOG_CHANGED } from '../platforms/index.js';
import { cardKeyContext } from './sealed-columns.js';
import { CARD_KEY_TERM_MS, CardKeyIds, isInTerm, looksLikeKeyId } from './card-key-ids.js';
import type { CardPayload } from './used-card-payloads.js';

const ALGORITHM = 'RSA-OAEP-256';
const ENCRYPTION = 'A256GCM';
const MODULUS_BITS = 2048;
const MOST_KEYS = 1_000;

/** The public half, as a browser's WebCrypto and every JOSE library take it. */
export interface CardKey {
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
  readonly kid: string;
  readonly use: 'enc';
  readonly alg: typeof ALGORITHM;
}

export interface OpenedCard {
  /** The decrypted claims, as the client sent them. */
  readonly fields: unknown;
  /** Names the payload, so that it can be used once. */
  readonly payload: CardPayload;
}

/** The encrypted card is for another offer, is damaged, or its key was deleted. */
export class UnreadableCard extends Error {}

/** The card key was issued too long ago. */
export class ExpiredCard extends Error {}

const CURRENT = sql<{ platformId: string }>(
  'current-card-key',
  `
select public_jwk as "publicJwk" from card_keys where platform_id = :platformId and retired_at is null`,
);

const PRIVATE = sql<{ id: string; platformId: string }>(
  'private-card-key',
  `select private_sealed as sealed from card_keys where id = :id and platform_id = :platformId`,
);

// When two processes create the first pair concurrently, both use the one that was written.
const INSERT = sql<{ id: string; platformId: string; publicJwk: string; sealed: Buffer; now: Date }>(
  'make-card-key',
  `
insert into card_keys (id, platform_id, public_jwk, private_sealed, created_at) values (:id, :platformId, :publicJwk, :sealed, :now)
on conflict (platform_id) where retired_at is null do nothing`,
);

/**
 * The pair of each platform to which browsers encrypt cards before they leave the page. Created at the first request; the
 * private half is sealed at rest and opened here only. What a page is given is the platform's public key under an id that is
 * good for one offer and for 15 minutes. No statement when warm.
 */
@Injectable()
export class CardKeys {
  private readonly shown: NotifyInvalidatedCache<CardKey>;
  private readonly opened: NotifyInvalidatedCache<CryptoKey | undefined>;

  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly envelope: Envelope,
    private readonly clock: Clock,
    private readonly ids: CardKeyIds,
    channel: PgNotifications,
  ) {
    const keeping = { channel: CATALOG_CHANGED, most: MOST_KEYS };
    this.shown = new NotifyInvalidatedCache(channel, keeping);
    this.opened = new NotifyInvalidatedCache(channel, keeping);
  }

  /** The key to show to a page of this offer, under an id of its own. */
  async current(ctx: TenantContext, offerId: string): Promise<CardKey> {
    const { platformId } = ctx;
    const pair = await this.shown.get(
      platformId,
      async () => (await this.find(ctx)) ?? (await this.make(ctx)),
    );
    const issued = { keyId: pair.kid, offerId, issuedAt: this.clock.now() };
    return { ...pair, kid: this.ids.issue(platformId, issued) };
  }

  /** Whether a token was encrypted for us, rather than being a provider's own. */
  isEncrypted(token: string): boolean {
    const header = headerOf(token);
    return header !== undefined && (header.alg === ALGORITHM || looksLikeKeyId(header.kid));
  }

  /**
   * What a browser encrypted for this offer in the last 15 minutes. Whether it was used before is for the transaction that
   * uses it to find out (`UsedCardPayloads`).
   * @throws UnreadableCard, ExpiredCard
   */
  async open(ctx: TenantContext, offerId: string, token: string): Promise<OpenedCard> {
    const issued = this.ids.read(ctx.platformId, headerOf(token)?.kid ?? '');
    if (issued?.offerId !== offerId) throw new UnreadableCard('encrypted to no key of this offer');
    if (!isInTerm(issued.issuedAt, this.clock.now()))
      throw new ExpiredCard('the key was issued too long ago');
    const key = await this.privateKey(ctx, issued.keyId);
    if (!key) throw new UnreadableCard('encrypted to no key of this platform');
    try {
      const { plaintext } = await compactDecrypt(token, key, {
        keyManagementAlgorithms: [ALGORITHM],
        contentEncryptionAlgorithms: [ENCRYPTION],
      });
      const expiresAt = new Date(issued.issuedAt.getTime() + CARD_KEY_TERM_MS);
      const fields = JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
      return { fields, payload: { digest: digestOf(token), expiresAt } };
    } catch {
      // The cause is not kept: a parser quotes the invalid text, which is a card.
      throw new UnreadableCard('does not open');
    }
  }

  private async find({ platformId }: TenantContext): Promise<CardKey | undefined> {
    const [row] = await this.reads.primary<{ publicJwk: CardKey }>(CURRENT({ platformId }));
    return row?.publicJwk;
  }

  private async make(ctx: TenantContext): Promise<CardKey> {
    const { platformId } = ctx;
    const now = this.clock.now();
    const kid = newId(now);
    const pair = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
    const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, use: 'enc', alg: ALGORITHM };
    const sealed = this.envelope.seal(JSON.stringify(await exportJWK(pair.privateKey)), cardKeyContext(kid));
    const row = { id: kid, platformId, publicJwk: JSON.stringify(publicJwk), sealed, now };
    await this.transactions.run('makeCardKey', (tx) => statement(tx, INSERT(row)));
    const current = await this.find(ctx);
    if (!current) throw new Error(`platform ${platformId} has no card key`);
    return current;
  }

  private privateKey({ platformId }: TenantContext, kid: string): Promise<CryptoKey | undefined> {
    return this.opened.get(`${platformId}/${kid}`, async () => {
      const [row] = await this.reads.primary<{ sealed: Buffer }>(PRIVATE({ id: kid, platformId }));
      if (!row) return undefined;
      const jwk = JSON.parse(this.envelope.open(row.sealed, cardKeyContext(kid)).toString('utf8')) as JWK;
      return (await importJWK(jwk, ALGORITHM)) as CryptoKey;
    });
  }
}

/** The header of a compact JWE, or undefined when the token is none. */
function headerOf(token: string): { alg?: string; kid?: string } | undefined {
  if (token.split('.').length !== 5) return undefined;
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return { ...(typeof alg === 'string' && { alg }), ...(typeof kid === 'string' && { kid }) };
  } catch {
    return undefined;
  }
}

/**
 * Identifies the encrypted content. Taken from the decoded parts, because base64url can spell the same bytes in several ways. The
 * encrypted content key is left out: the tag authenticates everything else under it.
 */
function digestOf(token: string): Buffer {
  const [, , iv = '', ciphertext = '', tag = ''] = token.split('.');
  const hash = createHash('sha256');
  for (const part of [iv, tag, ciphertext]) hash.update(base64url.decode(part));
  return hash.digest();
}
