/**
 * Checks every invariant of the money (domain.md §4) on the whole database, and prints one line for each:
 *
 *     ledger:verify
 *
 * Exits with 1 when one is violated; the line then names some of the rows. All lines are of one snapshot. Needs no running API.
 */
import { parsedArguments, runCommand } from './command.js';
import { LEDGER_RULES, type LedgerRule } from '../modules/accounting/index.js';

const SHOWN = 3;

await runCommand(async (tx) => {
  parsedArguments([]);
  // One snapshot for all statements, so that a sale posted meanwhile is not reported as a difference.
  await tx.query('set transaction isolation level repeatable read, read only');
  for (const rule of LEDGER_RULES) {
    const [counted] = await tx.query<{ checked: string }[]>(
      `select count(*) as checked from ${rule.counted}`,
    );
    const violations = await tx.query<object[]>(rule.violations);
    print(rule, Number(counted?.checked), violations);
    if (violations.length > 0) process.exitCode = 1;
  }
});

function print({ number, says }: LedgerRule, checked: number, violations: readonly object[]): void {
  const shown = violations.slice(0, SHOWN).map((row) => JSON.stringify(row));
  const found =
    violations.length === 0
      ? `${checked} checked`
      : `${violations.length} of ${checked}: ${shown.join(', ')}`;
  console.log(`${violations.length === 0 ? 'ok  ' : 'FAIL'} (${number}) ${says}: ${found}`);
}
