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
import { Reads, Transactions, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { KeptUntilChanged, PgChannel } from '../../../runtime/notices/index.js';
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
  private readonly shown: KeptUntilChanged<CardKey>;
  private readonly opened: KeptUntilChanged<CryptoKey | undefined>;

  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly envelope: Envelope,
    private readonly clock: Clock,
    channel: PgChannel,
  ) {
    const keeping = { channel: 'catalog_changed', most: MOST_KEYS };
    this.shown = new KeptUntilChanged(channel, keeping);
    this.opened = new KeptUntilChanged(channel, keeping);
  }

  /** The key to show to a page of this platform. */
  current(platformId: string): Promise<CardKey> {
    return this.shown.get(
      platformId,
      async () => (await this.find(platformId)) ?? (await this.make(platformId)),
    );
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

  private privateKey(platformId: string, kid: string): Promise<CryptoKey | undefined> {
    return this.opened.get(`${platformId}/${kid}`, async () => {
      const [row] = await this.reads.primary<{ sealed: Buffer }>(PRIVATE, [kid, platformId]);
      if (!row) return undefined;
      const jwk = JSON.parse(this.envelope.open(row.sealed, cardKeyContext(kid)).toString('utf8')) as JWK;
      return (await importJWK(jwk, ALGORITHM)) as CryptoKey;
    });
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
