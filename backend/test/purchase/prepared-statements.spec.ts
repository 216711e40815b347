import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { CheckoutHarness } from './shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

interface Asked {
  readonly name?: string;
  readonly text: string;
}

/** Every statement of this process passes one method of the driver. */
function recordStatements(): { readonly asked: Asked[]; stop(): void } {
  const asked: Asked[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client: unknown, args: unknown[]): unknown {
      const [first] = args as [string | Asked];
      asked.push(typeof first === 'string' ? { text: first } : first);
      return Reflect.apply(target, client, args);
    },
  });
  return { asked, stop: () => void (pg.Client.prototype.query = query) };
}

/** A statement of this test. */
const SENT_MAILS = 'select count(*)::int as mails from mails where sent_at is not null';

const touchesATable = ({ text }: Asked): boolean =>
  text !== SENT_MAILS && /^\s*(select|with|insert|update|delete)\b/i.test(text) && !/pg_notify/.test(text);

it('a sale sends prepared statements only: a purchase, its page and events, its payment, a repeated key', async () => {
  const key = 'key-of-a-recorded-sale';
  // The buyer's first approved purchase creates their account, which happens once.
  await pay((await shop.bought()).paymentId);
  const recorder = recordStatements();
  try {
    const { paymentId } = await shop.bought(undefined, key);
    await shop.bought(undefined, key);
    await shop.payment(paymentId);
    await pay(paymentId);
    await openEvents(paymentId);
  } finally {
    recorder.stop();
  }
  const ours = recorder.asked.filter(touchesATable);
  expect(ours.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['place-order', 'find-payment', 'bought-access', 'standing-of-order']),
  );
  expect(ours.filter(({ name }) => name === undefined).map(({ text }) => text)).toEqual([]);
});

it('opening the events of a payment reads it once', async () => {
  const { paymentId } = await shop.bought();
  const recorder = recordStatements();
  try {
    await openEvents(paymentId);
  } finally {
    recorder.stop();
  }
  expect(recorder.asked.filter(({ name }) => name === 'find-payment')).toHaveLength(1);
});

/** Pays, and waits until the buyer has the mail: what an approval starts belongs to the sale. */
async function pay(paymentId: string): Promise<void> {
  const before = await sentMails();
  await shop.outside.act('HAWKPAY', await chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await shop.until(async () => (await sentMails()) === before + 1);
}

async function sentMails(): Promise<number> {
  const [counted] = await shop.rows<{ mails: number }>(SENT_MAILS);
  return counted?.mails ?? 0;
}

/** Opens the events of a payment and leaves with the first. */
async function openEvents(paymentId: string): Promise<void> {
  const page = new AbortController();
  const events = await fetch(`${shop.app.url}/api/checkout/payments/${paymentId}/events`, {
    signal: page.signal,
  });
  await events.body?.getReader().read();
  page.abort();
}

/** Counted at the provider: a query of our own tables would be recorded too. */
async function chargeOf(paymentId: string): Promise<string> {
  const { pixCode } = await shop.payment(paymentId);
  const charge = (await shop.outside.charges('HAWKPAY')).find((one) => one.pixCode === pixCode);
  if (!charge) throw new Error(`the provider has no charge of payment ${paymentId}`);
  return charge.id;
}
