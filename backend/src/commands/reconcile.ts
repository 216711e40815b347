/**
 * `npm run --silent reconcile -- --day YYYY-MM-DD`: compares the charges of a day (Brasília time) with their providers'
 * records, and prints the report as JSON. The report of an earlier comparison is printed unchanged. Exits with 1 on any
 * difference. Works beside a running platform, whose worker may do part of the work.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { systemContext } from '../runtime/context/index.js';
import { Reconcile } from '../modules/payments/index.js';
import { CommandRefused, parsedArguments, reportRefusals } from './command.js';
import { withApplication } from './with-application.js';

const PAUSE_MS = 500;

await reportRefusals(async () => {
  const { day = '' } = parsedArguments(['day']).given;
  const written = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(written.getTime()) || written.toISOString().slice(0, 10) !== day)
    throw new CommandRefused('Which day? npm run --silent reconcile -- --day YYYY-MM-DD');
  await withApplication(async (app) => {
    const ctx = systemContext('reconcile command');
    const reconcile = app.get(Reconcile);
    await reconcile.open(ctx, day);
    let accounts = await reconcile.report(ctx, day);
    while (accounts.some(({ finished }) => !finished)) {
      if ((await reconcile.step(ctx, day)) === 0) await sleep(PAUSE_MS);
      accounts = await reconcile.report(ctx, day);
    }
    const sum = (of: 'compared' | 'agreeing' | 'unanswered'): number =>
      accounts.reduce((total, account) => total + account[of], 0);
    const differences = accounts.reduce((total, account) => total + account.differences.length, 0);
    const totals = {
      compared: sum('compared'),
      agreeing: sum('agreeing'),
      unanswered: sum('unanswered'),
      differences,
    };
    process.stdout.write(`${JSON.stringify({ day, ...totals, accounts })}\n`);
    if (differences > 0) process.exitCode = 1;
  });
});
