/**
 * Recounts the ledger from its transfers and prints it as one JSON line:
 *
 *     ledger:balances [--payment ID] [--currency BRL]
 *
 * With a payment, only the transfers of that payment, by default in its currency. Exits with 1, naming the accounts on standard
 * error, when a stored balance differs from the sum of its transfers. A debt is counted as what its owner owes; every other
 * balance is what is owed to the owner, in cents. Needs no running API.
 */
import { DEFAULT_CURRENCY } from '@guiche/money';
import { isUUID } from 'class-validator';
import { CommandRefused, parsedArguments, runCommand } from './command.js';

// A platform account's stripes are shown as one account.
const ACCOUNTS = `
select a.platform_id as "platformId", a.owner, a.owner_id as "ownerId", a.bucket,
  sum(side.debit)::bigint as debits, sum(side.credit)::bigint as credits
from (
  select debit_account_id as account_id, platform_id, amount as debit, 0 as credit from ledger_transfers_read
  where currency = $1 and ($2::uuid is null or payment_id = $2)
  union all
  select credit_account_id, platform_id, 0, amount from ledger_transfers_read
  where currency = $1 and ($2::uuid is null or payment_id = $2)
) side
join ledger_accounts_read a on a.id = side.account_id and a.platform_id = side.platform_id
group by a.platform_id, a.owner, a.owner_id, a.bucket
order by a.platform_id, a.owner, a.owner_id, a.bucket`;

const TRANSFERS = `
select count(*) as transfers from ledger_transfers_read where currency = $1 and ($2::uuid is null or payment_id = $2)`;

const CURRENCY = `select currency from ledger_transfers_read where payment_id = $1 limit 1`;

/** Every stored balance, row by row and in every currency, that its transfers do not give. */
const DIFFERENCES = `
select a.platform_id as "platformId", a.name, a.currency, a.stripe, a.balance as stored, coalesce(counted.balance, 0)::bigint as counted
from ledger_accounts_read a
left join (
  select account_id, platform_id, sum(amount) as net
  from (
    select credit_account_id as account_id, platform_id, amount from ledger_transfers_read
    union all
    select debit_account_id, platform_id, -amount from ledger_transfers_read
  ) side
  group by account_id, platform_id
) moved on moved.account_id = a.id and moved.platform_id = a.platform_id
cross join lateral (select case a.bucket when 'debt' then -moved.net else moved.net end as balance) counted
where a.balance <> coalesce(counted.balance, 0)
order by a.platform_id, a.name, a.currency, a.stripe`;

interface CountedAccount {
  platformId: string;
  owner: string;
  ownerId: string | null;
  bucket: string;
  debits: number;
  credits: number;
}

await runCommand(async (tx) => {
  const { payment, currency: wanted } = parsedArguments(['payment', 'currency']).given;
  if (payment !== undefined && !isUUID(payment)) throw new CommandRefused(`"${payment}" is no payment id.`);
  // One snapshot for all statements, so that a sale posted while the command runs is not reported as a difference.
  await tx.query('set transaction isolation level repeatable read, read only');
  const [moved] = await tx.query<{ currency: string }[]>(CURRENCY, [payment ?? null]);
  const currency = wanted ?? moved?.currency ?? DEFAULT_CURRENCY;
  const scope = [currency, payment ?? null];
  const accounts = await tx.query<CountedAccount[]>(ACCOUNTS, scope);
  const [counted] = await tx.query<{ transfers: number }[]>(TRANSFERS, scope);
  const differences = await tx.query<object[]>(DIFFERENCES);
  console.log(JSON.stringify({ currency, ...report(accounts), transfers: counted?.transfers }));
  for (const difference of differences) console.error(`differs: ${JSON.stringify(difference)}`);
  if (differences.length > 0) process.exitCode = 1;
});

function report(accounts: readonly CountedAccount[]) {
  return {
    debits: accounts.reduce((sum, { debits }) => sum + debits, 0),
    credits: accounts.reduce((sum, { credits }) => sum + credits, 0),
    accounts: accounts.map(({ debits, credits, ...account }) => ({
      ...account,
      balance: account.bucket === 'debt' ? debits - credits : credits - debits,
    })),
  };
}
