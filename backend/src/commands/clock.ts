import type { EntityManager } from 'typeorm';
import { notifyAfterCommit } from '../database/index.js';
import { CommandRefused, refuseInProduction, runCommand } from './command.js';

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * `npm run clock -- +15d` advances the clock of the demonstration, `reset` resets it; without an argument it prints the
 * time.
 */
await runCommand(async (tx, configuration, [movement]) => {
  refuseInProduction(configuration, 'clock');
  if (movement === 'reset') await moveTo(tx, 0);
  else if (movement !== undefined) await moveTo(tx, (await offset(tx)) + milliseconds(movement));
  console.log(new Date(Date.now() + (await offset(tx))).toISOString());
});

function milliseconds(movement: string): number {
  const [, sign, count, unit] = /^([+-])(\d{1,6})([smhd])$/.exec(movement) ?? [];
  const unitMs = UNITS_MS[unit ?? ''];
  if (unitMs === undefined)
    throw new CommandRefused(`"${movement}" is no movement: write for example +15d, +3h, -30m or reset.`);
  return (sign === '-' ? -1 : 1) * Number(count) * unitMs;
}

async function offset(tx: EntityManager): Promise<number> {
  const [row] = await tx.query<{ offset_ms: number }[]>('select offset_ms from demo_clock');
  return row?.offset_ms ?? 0;
}

async function moveTo(tx: EntityManager, offsetMs: number): Promise<void> {
  await tx.query(
    'insert into demo_clock (offset_ms) values ($1) on conflict (singleton) do update set offset_ms = excluded.offset_ms',
    [offsetMs],
  );
  notifyAfterCommit(tx, 'clock_changed');
}
