import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource, TenantRepository, Transactions } from '../../database/index.js';
import { onPlatform } from '../../../test/support/contexts.js';
import { signal } from '../../../test/support/signal.js';
import { waitForLockWaiter } from '../../../test/support/lock-waiter.js';
import type { Clock } from '../../runtime/clock/index.js';
import { ResolveReviewItem } from './resolve-review-item.js';
import { ReviewItem } from './review-item.entity.js';
import { ReviewItems } from './review-items.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const PLATFORM = randomUUID();
const items = new ReviewItems();

let dataSource: GuicheDataSource;
let transactions: Transactions;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [ReviewItem], migrations: [] }).initialize();
  transactions = new Transactions(dataSource);
  await dataSource.query(
    `insert into platforms (id, slug, name, fees, created_at) values ($1, 'chamar', 'Chamar', '{}', $2)`,
    [PLATFORM, NOW],
  );
});
afterAll(() => dataSource.destroy());

const raise = (gatewayAccountId: string, beforeCommit = (): Promise<void> => Promise.resolve()) =>
  transactions.run('raise', async (tx) => {
    const at = { paymentId: null, attemptId: null, now: NOW };
    await items.raise(onPlatform(PLATFORM), tx, at, {
      kind: 'WEBHOOK_UNMATCHED',
      detail: { gatewayAccountId },
    });
    await beforeCommit();
  });

it('a repetition during the resolution creates a new item: the resolution did not include it', async () => {
  const open = () =>
    dataSource.query<{ id: string }[]>(
      `select id from attention_items where platform_id = $1 and detail ->> 'gatewayAccountId' = 'asked' and resolved_at is null`,
      [PLATFORM],
    );
  await raise('asked');
  const [item] = await open();
  const [answered, mayCommit] = [signal(), signal()];
  const repository = new TenantRepository(dataSource.getRepository(ReviewItem), {
    now: () => NOW,
    onChange: () => {
      answered.give();
      return mayCommit.given;
    },
  });
  const resolve = new ResolveReviewItem(transactions, items, repository, { now: () => NOW } as Clock);
  const closing = resolve.answer(onPlatform(PLATFORM), item?.id ?? '', 'known');
  await answered.given;
  const again = raise('asked');
  await Promise.race([waitForLockWaiter(dataSource), again]);
  mayCommit.give();
  await Promise.all([closing, again]);
  expect(await open()).toEqual([{ id: expect.not.stringMatching(item?.id ?? '') }]);
});

it('two unknown deliveries that are given up at the same moment open one review item for each account', async () => {
  const [raised, mayCommit] = [signal(), signal()];
  const one = raise('mine', () => {
    raised.give();
    return mayCommit.given;
  });
  await raised.given;
  const other = raise('mine');
  await Promise.race([waitForLockWaiter(dataSource), other]);
  mayCommit.give();
  await Promise.all([one, other]);
  await raise('theirs');
  await raise('mine');
  const items = await dataSource.query(
    `select detail ->> 'gatewayAccountId' as of from attention_items where platform_id = $1 and detail ->> 'gatewayAccountId' in ('mine', 'theirs') order by 1`,
    [PLATFORM],
  );
  expect(items).toEqual([{ of: 'mine' }, { of: 'theirs' }]);
});
