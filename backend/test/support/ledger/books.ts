import { randomUUID } from 'node:crypto';
import { cents } from '@guiche/money';
import { loadConfiguration } from '../../../src/config/index.js';
import { GuicheDataSource, Transactions } from '../../../src/database/index.js';
import { divideSale } from '../../../src/modules/ledger/domain/division.js';
import type { SaleTerms } from '../../../src/modules/ledger/domain/division.js';
import type { MoneyFact } from '../../../src/modules/ledger/domain/facts.js';
import type { Reassigned } from '../../../src/modules/ledger/domain/reassign.js';
import type { Move, Moved } from '../../../src/modules/ledger/domain/move.js';
import type { Posted } from '../../../src/modules/ledger/domain/posting.js';
import { Ledger } from '../../../src/modules/ledger/ledger.js';
import { GATEWAY } from './sales.js';
import { onPlatform } from '../contexts.js';

const NOW = new Date('2026-03-02T15:00:00Z');

/** The books of one new platform in the test's own database. */
export class Books {
  readonly platformId = randomUUID();
  private readonly ledger = new Ledger();
  private readonly transactions: Transactions;

  private constructor(readonly dataSource: GuicheDataSource) {
    this.transactions = new Transactions(dataSource);
  }

  static async open(dataSource: GuicheDataSource): Promise<Books> {
    const books = new Books(dataSource);
    await dataSource.query(
      `insert into platforms (id, slug, name, fees, created_at) values ($1, $2, 'Cursos do Vale', '{}', $3)`,
      [books.platformId, books.platformId, NOW],
    );
    return books;
  }

  approve(paymentId: string, terms: SaleTerms, currency = terms.currency): Promise<Posted> {
    return this.report(this.approval(paymentId, terms, currency));
  }

  refund(paymentId: string): Promise<Posted> {
    return this.report(this.returned(paymentId, 'REFUND'));
  }

  chargeBack(paymentId: string): Promise<Posted> {
    return this.report(this.returned(paymentId, 'CHARGEBACK'));
  }

  /** So much went back in parts so far. */
  refundPart(paymentId: string, returned: number): Promise<Posted> {
    return this.report({ ...this.fact(paymentId), kind: 'PARTIAL_REFUND', returned: cents(returned) });
  }

  /** The same, the last of it for these items. */
  refundItems(
    paymentId: string,
    terms: SaleTerms,
    ids: readonly string[],
    returned: number,
  ): Promise<Posted> {
    const items = { division: divideSale(terms), ids };
    return this.report({ ...this.fact(paymentId), kind: 'PARTIAL_REFUND', returned: cents(returned), items });
  }

  win(paymentId: string): Promise<Posted> {
    return this.report(this.returned(paymentId, 'RESTORE'));
  }

  /** Several facts in one transaction. */
  tellTogether(facts: readonly MoneyFact[]): Promise<Posted[]> {
    const { platformId } = this;
    return this.transactions.run('tell', (tx) => this.ledger.post(onPlatform(platformId), tx, NOW, facts));
  }

  approval(paymentId: string, terms: SaleTerms, currency = terms.currency): MoneyFact {
    const division = divideSale(terms);
    return { ...this.fact(paymentId), kind: 'APPROVAL', gatewayAccountId: GATEWAY, currency, division };
  }

  returned(paymentId: string, kind: 'REFUND' | 'CHARGEBACK' | 'RESTORE'): MoneyFact {
    return { ...this.fact(paymentId), kind };
  }

  /** Divides a posted sale anew. */
  reassign(paymentId: string, from: SaleTerms, to: SaleTerms): Promise<Reassigned> {
    const change = { paymentId, currency: from.currency, reason: 'wrong link' };
    return this.transactions.run('reassign', (tx) =>
      this.ledger.reassign(onPlatform(this.platformId), tx, NOW, {
        ...{ ...change, from: divideSale(from), to: divideSale(to) },
      }),
    );
  }

  /** Posts moves in one transaction. */
  post(...moves: readonly Move[]): Promise<readonly Moved[]> {
    return this.transactions.run('move', (tx) =>
      this.ledger.move(onPlatform(this.platformId), tx, NOW, moves),
    );
  }

  /** Moves money by hand, as the release and the withdrawal of a later day would. */
  async move(
    from: string,
    to: string,
    amount: number,
    paymentId: string | null = null,
    beforeCommit: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const names = [from, to];
    const sides = names.map((name) => name.split(':'));
    await this.transactions.run('move', async (tx) => {
      const rows: { name: string; id: string }[] = await tx.query(
        `select name, id from ledger_lock($1, 'BRL', $2::text[], array[0, 0]::smallint[], $3::text[], $4::uuid[], $5::text[], array[]::text[])`,
        [
          this.platformId,
          names,
          sides.map(([owner]) => owner),
          sides.map((side) => (side.length === 3 ? side[1] : null)),
          sides.map((side) => side.at(-1)),
        ],
      );
      const id = (name: string) => rows.find((row) => row.name === name)?.id;
      await tx.query(INSERT_CORRECTION, [
        randomUUID(),
        this.platformId,
        paymentId,
        id(from),
        id(to),
        amount,
        NOW,
      ]);
      await beforeCommit();
    });
  }

  /** Releases the pending amount of a sale in a seller's account. */
  async release(paymentId: string, sellerId: string): Promise<void> {
    const [pending, available] = [`seller:${sellerId}:pending`, `seller:${sellerId}:available`];
    const [row]: { amount: string | null }[] = await this.dataSource.query(
      `select sum(case when c.name = $2 then t.amount else -t.amount end) as amount
       from ledger_transfers t join ledger_accounts c on c.id = t.credit_account_id join ledger_accounts d on d.id = t.debit_account_id
       where t.payment_id = $1 and $2 in (c.name, d.name)`,
      [paymentId, pending],
    );
    await this.move(pending, available, Number(row?.amount ?? 0), paymentId);
  }

  /** Every balance other than zero, the stripes of platform accounts summed. */
  async balances(): Promise<Record<string, number>> {
    const rows: { name: string; balance: string }[] = await this.dataSource.query(
      `select name, sum(balance) as balance from ledger_accounts where platform_id = $1
       group by name having sum(balance) <> 0 order by name`,
      [this.platformId],
    );
    return Object.fromEntries(rows.map(({ name, balance }) => [name, Number(balance)]));
  }

  /** Every balance that is not zero, from the transfers alone. */
  async replayed(): Promise<Record<string, number>> {
    const rows: { name: string; balance: string }[] = await this.dataSource.query(
      `select name, sum(case bucket when 'debt' then -side.amount else side.amount end) as balance
       from (select credit_account_id as account_id, amount from ledger_transfers where platform_id = $1
             union all select debit_account_id, -amount from ledger_transfers where platform_id = $1) side
       join ledger_accounts a on a.id = side.account_id
       group by name having sum(side.amount) <> 0 order by name`,
      [this.platformId],
    );
    return Object.fromEntries(rows.map(({ name, balance }) => [name, Number(balance)]));
  }

  async transfers(): Promise<number> {
    const [row]: { count: number }[] = await this.dataSource.query(
      `select count(*) from ledger_transfers where platform_id = $1`,
      [this.platformId],
    );
    return Number(row?.count);
  }

  private async report(fact: MoneyFact): Promise<Posted> {
    const [posted] = await this.tellTogether([fact]);
    return posted as Posted;
  }

  private fact(paymentId: string) {
    return { paymentId, currency: 'BRL', occurredAt: NOW };
  }
}

const INSERT_CORRECTION = `
insert into ledger_transfers (id, platform_id, transaction_id, payment_id, place, kind, fact, fact_key, reason, debit_account_id,
  credit_account_id, currency, amount, occurred_at, posted_at)
values ($1::uuid, $2, $1::uuid, $3, 1, 'CORRECTION', 'correction', $1::uuid::text, 'a later day', $4, $5, 'BRL', $6, $7, $7)`;

/** How many transactions of a test can be under way side by side. */
export const CONNECTIONS = 10;

/** The database of this test file, as the application opens it. */
export async function connect(): Promise<GuicheDataSource> {
  const { database } = loadConfiguration({
    DATABASE_URL: process.env.DATABASE_URL,
    DATABASE_POOL_SIZE: String(CONNECTIONS),
  });
  return new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
}

/** The invariants of the ledger for every balance. */
export function ledgerViolations(balances: Record<string, number>): string[] {
  const entries = Object.entries(balances);
  const sum = entries.reduce(
    (total, [name, balance]) => total + (name.endsWith(':debt') ? -balance : balance),
    0,
  );
  const negative = entries.filter(([name, balance]) => /^(seller|manager):/.test(name) && balance < 0);
  const both = entries.filter(
    ([name, debt]) =>
      name.endsWith(':debt') && debt > 0 && (balances[name.replace(/debt$/, 'available')] ?? 0) > 0,
  );
  return [
    ...(sum === 0 ? [] : [`the sum of all accounts is ${sum}`]),
    ...negative.map(([name, balance]) => `${name} is ${balance}`),
    ...both.map(([name]) => `${name} stands beside available money`),
  ];
}
