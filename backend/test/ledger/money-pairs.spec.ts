import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { LEDGER_RULES } from '../../src/modules/accounting/index.js';
import { Transactions, type GuicheDataSource } from '../../src/database/index.js';
import { Ledger } from '../../src/modules/ledger/index.js';
import { onPlatform } from '../support/contexts.js';
import { Books, connect, ledgerViolations } from '../support/ledger/books.js';
import { MoneyWorld, type MoneyAction } from '../support/ledger/money-actions.js';
import { PureBooks } from '../support/ledger/pure-books.js';
import { signal } from '../support/signal.js';
import { until } from '../support/until.js';

const NOW = new Date('2026-03-02T15:00:00Z');
/** Pairs under way at once, of two connections each; one more looks who waits. */
const AT_ONCE = 4;

let dataSource: GuicheDataSource;
beforeAll(async () => {
  dataSource = await connect();
});
afterAll(() => dataSource.destroy());

/** `not`: it was done before, or there is nothing to move. */
type Result = 'written' | 'not' | 'refused';

interface Outcome {
  readonly results: readonly Result[];
  readonly balances: Readonly<Record<string, number>>;
}

/** Both actions one after another, as the posting functions decide them without a database. */
function inOrder(world: MoneyWorld, names: readonly string[]): Outcome {
  const books = new PureBooks();
  const { facts, moves } = world.before();
  const isTold = [...facts.map((fact) => books.tell(fact)), ...moves.map((move) => books.move(move))];
  if (!isTold.every(Boolean)) throw new Error(`the world has no effect: ${isTold.join(' ')}`);
  const results = names.map((name): Result => {
    const action = actionOf(world, name);
    try {
      const isWritten = 'fact' in action ? books.tell(action.fact) : books.move(action.move);
      return isWritten ? 'written' : 'not';
    } catch {
      return 'refused';
    }
  });
  const balances = [...books.balances].filter(([, balance]) => balance !== 0);
  return { results, balances: Object.fromEntries(balances) };
}

function actionOf(world: MoneyWorld, name: string): MoneyAction {
  const action = world.actions[name];
  if (!action) throw new Error(`there is no action ${name}`);
  return action();
}

/** The same in the database, of one platform. */
class Race {
  private readonly ledger = new Ledger();
  private readonly transactions = new Transactions(dataSource);

  constructor(private readonly books: Books) {}

  async prepare({ facts, moves }: ReturnType<MoneyWorld['before']>): Promise<void> {
    await this.books.tellTogether(facts);
    await this.books.post(...moves);
  }

  /** `meanwhile` runs before the commit, while the accounts are locked. */
  async run(
    action: MoneyAction,
    meanwhile: () => Promise<void>,
    begun: (pid: number) => void,
  ): Promise<Result> {
    try {
      return await this.transactions.run('race', async (tx) => {
        const [row] = await tx.query<{ pid: number }[]>('select pg_backend_pid() as pid');
        begun(row?.pid ?? 0);
        const [posted] = await this.write(tx, action);
        await meanwhile();
        return posted === 'posted' ? 'written' : 'not';
      });
    } catch (error) {
      if (!REFUSALS.test((error as Error).message)) throw error;
      return 'refused';
    }
  }

  /** Each of these was written: once more they write nothing. */
  async repeat(actions: readonly MoneyAction[]): Promise<void> {
    await this.transactions.run('repeat', async (tx) => {
      for (const action of actions) expect(await this.write(tx, action)).toEqual(['alreadyPosted']);
    });
  }

  private write(tx: EntityManager, action: MoneyAction): Promise<readonly string[]> {
    const ctx = onPlatform(this.books.platformId);
    return 'fact' in action
      ? this.ledger.post(ctx, tx, NOW, [action.fact])
      : this.ledger.move(ctx, tx, NOW, [action.move]);
  }
}

/** What is decided under the locks. A deadlock, or a constraint that stops what the code did not see, is none of them. */
const REFUSALS =
  /covered sale has less pending|available balance is too low|no chargeback to restore|more than .* left|went back/;

const ignore = (): Promise<void> => Promise.resolve();

/** The first action waits with its locks until the second waits for them, or is done without. */
async function race(
  world: MoneyWorld,
  first: string,
  second: string,
): Promise<Outcome & { waited: boolean }> {
  const books = await Books.open(dataSource);
  const at = new Race(books);
  await at.prepare(world.before());
  const [locked, begun] = [signal(), signal()];
  let [pid, isDone, waited] = [0, false, false];
  const one = at.run(
    actionOf(world, first),
    async () => {
      locked.give();
      await begun.given;
      await until(async () => {
        const waiting = await dataSource.query<unknown[]>(
          'select from pg_locks where pid = $1 and not granted',
          [pid],
        );
        waited = waiting.length > 0;
        return waited || isDone;
      });
    },
    () => undefined,
  );
  // The first may refuse before it has locked anything.
  await Promise.race([locked.given, one]);
  const two = at.run(actionOf(world, second), ignore, (own) => {
    pid = own;
    begun.give();
  });
  const results = await Promise.all([one, two.finally(() => (isDone = true))]);
  const written = [first, second].filter((_, place) => results[place] === 'written');
  await at.repeat(written.map((name) => actionOf(world, name)));
  const balances = await books.balances();
  expect(ledgerViolations(balances)).toEqual([]);
  return { results, balances, waited };
}

const NAMES = Object.keys(new MoneyWorld(false).actions);
/** What needs a debt. */
const OF_DEBTORS = ['write-off', 'reserve to debt', 'agreement', 'debt by hand'];
/** Each pair once: half of the others wait for an action, and it waits for the other half. */
const PAIRS = NAMES.flatMap((one, at) =>
  NAMES.slice(at).map((other, distance) =>
    distance % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
  ),
);

test('every pair of money actions on two connections has the effect of one order, and each action one effect', async () => {
  const left = PAIRS.values();
  const wrong: object[] = [];
  let waits = 0;
  const racer = async (): Promise<void> => {
    for (const pair of left) {
      const world = new MoneyWorld(pair.some((name) => OF_DEBTORS.includes(name)));
      const { waited, ...found } = await race(world, ...pair);
      const orders = [inOrder(world, pair)];
      if (!waited) {
        const { results, balances } = inOrder(world, pair.toReversed());
        orders.push({ results: results.toReversed(), balances });
      }
      if (waited) waits += 1;
      const fits = orders.some((order) => JSON.stringify(sorted(order)) === JSON.stringify(sorted(found)));
      if (!fits) wrong.push({ pair, waited, found, orders });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, racer));
  expect(wrong).toEqual([]);
  // All of them change accounts of one seller, but those of a settlement.
  expect(waits).toBeGreaterThan(PAIRS.length / 2);
  for (const { says, violations } of LEDGER_RULES)
    expect([says, await dataSource.query(violations)]).toEqual([says, []]);
}, 300_000);

const sorted = ({ results, balances }: Outcome) => ({
  results,
  balances: Object.entries(balances).sort(([one], [other]) => (one < other ? -1 : 1)),
});
