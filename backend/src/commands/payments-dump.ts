import { runCommand } from './command.js';

const PAGE = 1_000;

interface Line {
  paymentId: string;
  status: string;
  confirming: boolean;
  provider: string;
  transactionId: string | null;
  attemptId: string;
  amount: number;
}

/** `npm run --silent payments:dump`: one JSON line per payment, oldest first, for comparison with a provider's own records. */
await runCommand(async (tx) => {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await tx.query<Line[]>(
      `select p.id as "paymentId", p.status, p.confirming, a.provider, a.reference as "transactionId", a.id as "attemptId", p.amount
       from payments_read p join lateral (
         -- The try that was paid, else the last one.
         select * from attempts_read tries where tries.payment_id = p.id and tries.platform_id = p.platform_id
         order by tries.state = 'SETTLED' desc, tries.turn desc limit 1
       ) a on true
       where p.id > $1 order by p.id limit ${PAGE}`,
      [after],
    );
    for (const line of page) process.stdout.write(`${JSON.stringify(line)}\n`);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.paymentId;
  }
});
