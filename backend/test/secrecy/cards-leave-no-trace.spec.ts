import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type Simulator } from '@guiche/simulator';
import type { JWK } from 'jose';
import { Client } from 'pg';
import { EXAMPLE_KEY } from '../../src/config/crypto.config.js';
import { loadConfiguration } from '../../src/config/index.js';
import { GATEWAY_ACCOUNTS, OFFERS } from '../../src/demo/demo-data.js';
import { SEALED_IN_ACQUIRING } from '../../src/modules/acquiring/index.js';
import { SEALED_IN_CARDS } from '../../src/modules/cards/index.js';
import { SEALED_IN_WEBHOOKS } from '../../src/modules/webhooks/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { until } from '../support/index.js';
import { CARDS, encryptTo } from '../purchase/cards.js';
import { copiedTables } from './copied-tables.js';
import { tracesIn, type Secret } from './traces.js';
import { WatchedApi } from './watched-api.js';

/** These digits are unique in the run, and each CVV is a part of them, so that no other text matches by chance. */
const CVV = '8642';
const HOLDER = { holderName: 'Zulmira Quaresma Antunes', holderDocument: '73190425841' };
const BUYER = {
  email: 'wanderleia@example.com',
  name: 'Wanderleia Bragança',
  phone: '11976543210',
  cpf: '52998224725',
};

const PANS: readonly Secret[] = Object.entries(CARDS).map(([fate, value]) => ({
  name: `card that ${fate}`,
  value,
}));
const CODES: readonly Secret[] = [{ name: 'CVV', value: CVV, alone: true }];
const HOLDERS: readonly Secret[] = [
  { name: "holder's CPF", value: HOLDER.holderDocument },
  { name: "holder's name", value: HOLDER.holderName },
];
const BUYERS: readonly Secret[] = Object.entries(BUYER).map(([name, value]) => ({
  name: `buyer's ${name}`,
  value,
}));
/**
 * Tables with columns for the buyer; `sales` is what lists of sales are read from, `users` has the buyer's account, `demo_mails` the
 * mailbox of the demonstration.
 */
const WITH_BUYERS = ['orders', 'sales', 'stored_cards', 'users', 'demo_mails'].map(
  (name) => `public.${name}`,
);
const KEYS: readonly Secret[] = [
  { name: 'encryption key', value: EXAMPLE_KEY.split(':')[1] ?? '' },
  ...GATEWAY_ACCOUNTS.flatMap(({ provider, credentials }) =>
    Object.entries(credentials)
      // A public key is public, and the PIX key is where buyers pay to.
      .filter(([field]) => !['publicKey', 'pixKey', 'clientId'].includes(field))
      .map(([field, value]) => ({ name: `${provider} ${field}`, value })),
  ),
];

let api: WatchedApi;
let simulator: Simulator;
let keys = 0;
const databaseUrl = (): string => process.env.DATABASE_URL ?? '';

const fields = (cardNumber: string) => ({ cardNumber, cvv: CVV, expMonth: 12, expYear: 2031, ...HOLDER });
const inBrowser = (number: string): string =>
  `hash_${Buffer.from(JSON.stringify({ number, holderName: HOLDER.holderName, expMonth: 12, expYear: 2031, cvv: CVV })).toString('base64url')}`;

async function encrypted(offerId: string, card: object): Promise<string> {
  return encryptTo(await api.send<JWK>('GET', `/api/checkout/${offerId}/card-key`), card);
}

interface Bought {
  readonly status: number | string;
  readonly paymentId?: string;
}

const buy = (offerId: string, more: object): Promise<Bought> =>
  api.send(
    'POST',
    '/api/checkout/purchase',
    { offerId, ...BUYER, ...more },
    { 'idempotency-key': `purchase-${(keys += 1)}` },
  );
const byCard = (offerId: string, creditCard: object): Promise<Bought> =>
  buy(offerId, { paymentMethod: 'CREDIT_CARD', creditCard });

const misbehave = (fault: object) =>
  fetch(`${simulator.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

/** Cards with every outcome at gateways of all three kinds, with every failure around them. */
async function aDayInTheShop(): Promise<void> {
  for (const number of Object.values(CARDS)) {
    await byCard(OFFERS.digital.id, {
      token: await encrypted(OFFERS.digital.id, fields(number)),
      installments: 3,
    });
    await byCard(OFFERS.digitalOfB.id, { token: await encrypted(OFFERS.digitalOfB.id, fields(number)) });
    await byCard(OFFERS.digital.id, { token: inBrowser(number) });
  }
  for (const kind of [
    { kind: 'status', status: 422, afterAccepting: false },
    { kind: 'status', status: 500 },
    { kind: 'garbage' },
    { kind: 'hang' },
  ])
    for (const [provider, offerId] of [
      ['MERCADOPAGO', OFFERS.digital.id],
      ['PAGARME', OFFERS.digitalOfB.id],
    ] as const) {
      await misbehave({ provider, operation: 'create', ...kind });
      await byCard(offerId, { token: await encrypted(offerId, fields(CARDS.approves)) });
    }
  await keepCards();
  await sendWrongly();
  await buy(OFFERS.digital.id, { paymentMethod: 'PIX' });
  await buy(OFFERS.digital.id, { paymentMethod: 'BILLET' });
}

async function keepCards(): Promise<void> {
  const offerId = OFFERS.subscription.id;
  const token = await encrypted(offerId, fields(CARDS.approves));
  for (const sent of [{ token }, fields(CARDS.disputesLater), { token: inBrowser(CARDS.approves) }]) {
    const { creditCardId } = await api.send<{ creditCardId: string }>(
      'POST',
      '/api/checkout/credit-card-tokens',
      {
        offerId: 'token' in sent && sent.token !== token ? OFFERS.digital.id : offerId,
        ...sent,
      },
    );
    await byCard(offerId, { creditCardId });
    await byCard(offerId, { creditCardId, token: await encrypted(offerId, fields(CARDS.hasNoFunds)) });
  }
}

/** Requests of a faulty page or a curious person: the card in a wrong field, or in a format that cannot be read. */
async function sendWrongly(): Promise<void> {
  const offerId = OFFERS.digital.id;
  const plain = fields(CARDS.approves);
  await api.send('POST', '/api/checkout/credit-card-tokens', `${JSON.stringify({ offerId, ...plain })}x`);
  await api.send('POST', '/api/checkout/credit-card-tokens', { offerId, ...plain, expYear: 1999 });
  await api.send('POST', '/api/checkout/credit-card-tokens', { offerId: 7, ...plain });
  await api.send('POST', `/api/checkout/credit-card-tokens?cardNumber=${CARDS.approves}&cvv=${CVV}`, {});
  await byCard(offerId, plain);
  await byCard(offerId, { token: JSON.stringify(plain) });
  await byCard(offerId, { token: await encrypted(offerId, { ...plain, cardNumber: `${CARDS.approves}1` }) });
  await buy(offerId, { paymentMethod: 'PIX', creditCard: plain, card: plain });
}

/** The number of unprocessed webhooks, and of unknown charges that the janitor has not queried. */
async function stillToDo(): Promise<number> {
  const client = new Client(databaseUrl());
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select ((select count(*) from webhook_records where state = 'RECEIVED' and tries = 0)
           + (select count(*) from attempts where state in ('CREATED', 'UNKNOWN') and asks = 0))::int as count`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

/** The decrypted content of the encrypted columns: the number of a stored card is allowed, its security code is not. */
async function openedBlobs(): Promise<Map<string, string>> {
  const envelope = new Envelope(loadConfiguration({ DATABASE_URL: databaseUrl() }).crypto);
  const client = new Client(databaseUrl());
  await client.connect();
  const opened = new Map<string, string>();
  for (const { table, column, context } of [
    ...SEALED_IN_CARDS,
    ...SEALED_IN_ACQUIRING,
    ...SEALED_IN_WEBHOOKS,
  ]) {
    const { rows } = await client.query<{ id: string; sealed: Buffer }>(
      `select id, ${column} as sealed from ${table} where ${column} is not null`,
    );
    const texts = rows.map(({ id, sealed }) => envelope.open(sealed, context(id)).toString('utf8'));
    opened.set(`${table}.${column}`, texts.join('\n'));
  }
  await client.end();
  return opened;
}

beforeAll(async () => {
  simulator = await startSimulator({ retryScale: 0.2 });
  api = await WatchedApi.start({
    DATABASE_URL: databaseUrl(),
    SIMULATOR_URL: simulator.url,
    CARD_DEADLINE_MS: '1500',
    CHARGE_DEADLINE_MS: '1500',
  });
  await aDayInTheShop();
  await until(async () => (await stillToDo()) === 0);
});
afterAll(async () => {
  await api.stop();
  await simulator.close();
});

describe('a day of card purchases', () => {
  it('worked as intended: cards approved, refused, stored and uncertain at all three kinds of gateway', async () => {
    const client = new Client(databaseUrl());
    await client.connect();
    const { rows } = await client.query<{ provider: string; status: string }>(
      `select distinct a.provider, p.status from payments p join attempts a on a.payment_id = p.id where p.method = 'CREDIT_CARD' order by 1, 2`,
    );
    const { rows: kept } = await client.query<{ kind: string }>(
      'select distinct kind from stored_cards order by kind',
    );
    await client.end();
    expect(rows.map(({ provider, status }) => `${provider} ${status}`)).toEqual(
      expect.arrayContaining([
        'HAWKPAY APPROVED',
        'HAWKPAY REJECTED',
        'MERCADOPAGO APPROVED',
        'MERCADOPAGO REJECTED',
        'PAGARME APPROVED',
        'PAGARME REJECTED',
      ]),
    );
    expect(kept.map(({ kind }) => kind)).toEqual(['CARD', 'PROVIDER_TOKEN']);
    const calls = api.log.split('\n').filter((line) => line.includes('"operation":"chargeCard"'));
    expect(calls.length).toBeGreaterThan(20);
  });

  it('leaves no card, holder, buyer or secret in any log, wire log included', () => {
    expect(tracesIn(api.log, [...PANS, ...CODES, ...HOLDERS, ...BUYERS, ...KEYS])).toEqual([]);
  });

  it('leaves no card, holder or secret in any answer', () => {
    expect(tracesIn(api.answers, [...PANS, ...CODES, ...HOLDERS, ...BUYERS, ...KEYS])).toEqual([]);
  });

  it('leaves no card, holder or secret in any table, and the buyer only in the buyer columns', async () => {
    const found: string[] = [];
    for (const [table, rows] of await copiedTables(databaseUrl())) {
      const secrets = [...PANS, ...CODES, ...HOLDERS, ...KEYS];
      const allowed = WITH_BUYERS.includes(table) ? [] : BUYERS;
      found.push(...tracesIn(rows, [...secrets, ...allowed]).map((name) => `${name} in ${table}`));
    }
    expect(found).toEqual([]);
  });

  it('stores no security code, not even encrypted, and a number only of a card that was to be stored', async () => {
    const found: string[] = [];
    for (const [column, opened] of await openedBlobs()) {
      // A provider may send the holder's name in its webhook, which is stored encrypted and unchanged.
      const secrets = column === 'stored_cards.sealed' ? CODES : [...PANS, ...CODES, ...HOLDERS.slice(0, 1)];
      found.push(...tracesIn(opened, secrets).map((name) => `${name} in ${column}`));
    }
    expect(found).toEqual([]);
    expect((await openedBlobs()).get('stored_cards.sealed')).toContain(CARDS.approves);
  });
});

describe('the search itself', () => {
  const secrets = [...PANS, ...CODES];
  it.each([
    ['as it is', `{"cardNumber":"${CARDS.approves}"}`],
    ['in groups', 'paid with 4111 1111 1111 1111'],
    ['as bytes', `\\x${Buffer.from(`{"n":"${CARDS.approves}"}`).toString('hex')}`],
    ['in base64', Buffer.from(`{"n":"${CARDS.approves}"}`).toString('base64')],
    ['in base64, a byte further', Buffer.from(`{"nr":"${CARDS.approves}"}`).toString('base64')],
    ['in base64, two bytes further', Buffer.from(`{"num":"${CARDS.approves}"}`).toString('base64')],
  ])('finds a number %s', (_how, text) => {
    expect(tracesIn(text, secrets)).toEqual(['card that approves']);
  });

  it('finds a code between separators, and not within other digits', () => {
    expect(tracesIn(`"cvv":"${CVV}"`, secrets)).toEqual(['CVV']);
    expect(tracesIn(`code=${CVV}&x`, secrets)).toEqual(['CVV']);
    expect(tracesIn(`12${CVV}7 019c-${CVV}a`, secrets)).toEqual([]);
  });
});
