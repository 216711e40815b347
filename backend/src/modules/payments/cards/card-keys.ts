import { Injectable } from '@nestjs/common';
import {
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { Reads, Transactions, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { PgChannel } from '../../../runtime/events/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { cardKeyContext } from '../store/sealed-columns.js';

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

/** What was sent as a card was not encrypted to this platform, is damaged, or its key was forgotten. */
export class UnreadableCard extends Error {}

const CURRENT = `
select public_jwk as "publicJwk" from card_keys where platform_id = $1 and retired_at is null`;

const PRIVATE = `select private_sealed as sealed from card_keys where id = $1 and platform_id = $2`;

// Of two processes that make the first pair at once, one wins and both show the winner's.
const INSERT = `
insert into card_keys (id, platform_id, public_jwk, private_sealed, created_at) values ($1, $2, $3, $4, $5)
on conflict (platform_id) where retired_at is null do nothing`;

/**
 * The pair of each platform to which browsers encrypt cards before they leave the page. Made when it is first asked for; the
 * private half is sealed at rest and opened here only. No statement when warm.
 */
@Injectable()
export class CardKeys {
  private readonly shown = new LRUCache<string, CardKey>({ max: MOST_KEYS });
  private readonly opening = new LRUCache<string, CryptoKey>({ max: MOST_KEYS });
  private readonly making = new Map<string, Promise<CardKey>>();
  private generation = 0;

  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly envelope: Envelope,
    private readonly clock: Clock,
    channel: PgChannel,
  ) {
    channel.on('catalog_changed', () => this.forgetAll());
    channel.onReconnect(() => this.forgetAll());
  }

  /** The key to show to a page of this platform. */
  async current(platformId: string): Promise<CardKey> {
    const kept = this.shown.get(platformId);
    if (kept) return kept;
    const generation = this.generation;
    const key = (await this.find(platformId)) ?? (await this.makeOnce(platformId));
    if (generation === this.generation) this.shown.set(platformId, key);
    return key;
  }

  /** Whether a token names one of our keys, rather than being a provider's own. */
  isEncrypted(token: string): boolean {
    return kidOf(token) !== undefined;
  }

  /**
   * What a browser encrypted to this platform.
   * @throws UnreadableCard
   */
  async open(platformId: string, token: string): Promise<unknown> {
    const kid = kidOf(token);
    const key = kid === undefined ? undefined : await this.privateKey(platformId, kid);
    if (!key) throw new UnreadableCard('encrypted to no key of this platform');
    try {
      const { plaintext } = await compactDecrypt(token, key, {
        keyManagementAlgorithms: [ALGORITHM],
        contentEncryptionAlgorithms: [ENCRYPTION],
      });
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    } catch {
      // Not even the cause is kept: a parser quotes what it stumbled over, and that is a card.
      throw new UnreadableCard('does not open');
    }
  }

  private async find(platformId: string): Promise<CardKey | undefined> {
    const [row] = await this.reads.primary<{ publicJwk: CardKey }>(CURRENT, [platformId]);
    return row?.publicJwk;
  }

  private makeOnce(platformId: string): Promise<CardKey> {
    const underWay = this.making.get(platformId);
    if (underWay) return underWay;
    const made = this.make(platformId).finally(() => this.making.delete(platformId));
    this.making.set(platformId, made);
    return made;
  }

  private async make(platformId: string): Promise<CardKey> {
    const now = this.clock.now();
    const kid = newId(now);
    const pair = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
    const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, use: 'enc', alg: ALGORITHM };
    const sealed = this.envelope.seal(JSON.stringify(await exportJWK(pair.privateKey)), cardKeyContext(kid));
    const values = [kid, platformId, JSON.stringify(publicJwk), sealed, now];
    await this.transactions.run('makeCardKey', (tx) =>
      statement(tx, { name: 'make-card-key', text: INSERT, values }),
    );
    const current = await this.find(platformId);
    if (!current) throw new Error(`platform ${platformId} has no card key`);
    return current;
  }

  private async privateKey(platformId: string, kid: string): Promise<CryptoKey | undefined> {
    const name = `${platformId}/${kid}`;
    const kept = this.opening.get(name);
    if (kept) return kept;
    const generation = this.generation;
    const [row] = await this.reads.primary<{ sealed: Buffer }>(PRIVATE, [kid, platformId]);
    if (!row) return undefined;
    const jwk = JSON.parse(this.envelope.open(row.sealed, cardKeyContext(kid)).toString('utf8')) as JWK;
    const key = (await importJWK(jwk, ALGORITHM)) as CryptoKey;
    if (generation === this.generation) this.opening.set(name, key);
    return key;
  }

  private forgetAll(): void {
    this.generation += 1;
    this.shown.clear();
    this.opening.clear();
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function kidOf(token: string): string | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === ALGORITHM && kid !== undefined && UUID.test(kid) ? kid : undefined;
  } catch {
    return undefined;
  }
}
