import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { Transactions } from '../../src/database/index.js';
import { MailQueue } from '../../src/modules/mail/index.js';
import { MailDelivery, type DeliveredMail } from '../../src/modules/mail/delivery/mail-delivery.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { until } from '../support/index.js';

const LINK = 'https://conecta.example/recover-password?token=secret-of-a-link';

/** Accepts mails, or fails as a server does. */
class Deliveries extends MailDelivery {
  readonly accepted: DeliveredMail[] = [];
  failures = 0;

  deliver(mail: DeliveredMail): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      return Promise.reject(Object.assign(new Error(`550 ${mail.to}`), { code: 'EENVELOPE' }));
    }
    this.accepted.push(mail);
    return Promise.resolve();
  }
}

let shop: CheckoutHarness;
const deliveries = new Deliveries();
beforeAll(async () => {
  shop = await CheckoutHarness.open({ overrides: [{ provide: MailDelivery, useValue: deliveries }] });
});
afterAll(() => shop.close());

const add = (to: string, after: () => Promise<void> = () => Promise.resolve()) =>
  shop.app.get(Transactions).run('test', async (tx) => {
    const values = { name: 'Ana', link: LINK, minutes: 30 };
    await shop.app
      .get(MailQueue)
      .add(tx, { platformId: PLATFORM_A, kind: 'passwordRecovery', to, locale: 'pt-BR', values });
    await after();
  });
const mails = () =>
  shop.rows<Record<string, unknown>>(
    'select attempts, sent_at is not null as sent, message_sealed is null as removed, due_at is null as done, last_problem from mails order by id',
  );
const forget = async () => {
  await shop.rows('delete from mails');
  deliveries.accepted.length = 0;
};

it('a mail is sealed while it waits, sent once, and then holds nothing of what it said', async () => {
  await add('ana@example.com', async () => {
    const [row] = await shop.rows<{ count: number }>('select count(*) as count from mails');
    expect(row?.count).toBe(0);
  });
  await until(async () => (await mails())[0]?.sent === true);
  expect(await mails()).toEqual([{ attempts: 1, sent: true, removed: true, done: true, last_problem: null }]);
  expect(deliveries.accepted).toEqual([
    expect.objectContaining({
      to: 'ana@example.com',
      from: 'Conecta Saber',
      subject: 'Nova senha para Conecta Saber',
    }),
  ]);
  expect(deliveries.accepted[0]?.text).toContain(LINK);
  const rows = await shop.rows('select m::text as row from mails m');
  expect(JSON.stringify(rows)).not.toContain('secret-of-a-link');
  await forget();
});

it('a mail of a transaction that fails is not sent', async () => {
  const failed = add('ana@example.com', () => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  expect(await mails()).toEqual([]);
});

it('a mail that is not accepted is tried again after a pause, and its address is not recorded', async () => {
  deliveries.failures = 1;
  await add('bia@example.com');
  await until(async () => (await mails())[0]?.last_problem !== null);
  expect(await mails()).toEqual([
    { attempts: 1, sent: false, removed: false, done: false, last_problem: 'Error EENVELOPE' },
  ]);
  expect(deliveries.accepted).toEqual([]);
  shop.clock.advance(2 * 60_000);
  await until(async () => (await mails())[0]?.sent === true);
  expect(deliveries.accepted).toHaveLength(1);
  await forget();
});

it('a mail is given up after six attempts', async () => {
  deliveries.failures = 6;
  await add('caio@example.com');
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await until(
      async () =>
        Number((await mails())[0]?.attempts) === attempt && (await mails())[0]?.last_problem !== null,
    );
    await shop.rows('update mails set last_problem = null where due_at is not null');
    shop.clock.advance(12 * 3_600_000);
  }
  await until(async () => (await mails())[0]?.done === true);
  expect(await mails()).toEqual([
    { attempts: 6, sent: false, removed: true, done: true, last_problem: 'Error EENVELOPE' },
  ]);
  expect(deliveries.accepted).toEqual([]);
});
