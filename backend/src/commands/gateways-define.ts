import { readFile } from 'node:fs/promises';
import { dryRun, rehearse, type Sample } from '../gateways/define/index.js';
import type { GenericRestData } from '../gateways/protocols/generic-rest/index.js';
import { storeDefinition } from '../modules/acquiring/index.js';
import { CommandRefused, runCommand, reportRefusals } from './command.js';

const USAGE = 'gateways:define -- FILE.json [--dry-run SAMPLE.json]';

const [file, flag, sample, ...rest] = process.argv.slice(2);
if (flag === '--dry-run' && sample !== undefined && rest.length === 0)
  await reportRefusals(() => show(sample));
else
  await runCommand(async (tx) => {
    if (flag !== undefined) throw new CommandRefused(USAGE);
    const data = await definition();
    const problems = await refusing(() => rehearse(data));
    if (problems.length > 0)
      throw new CommandRefused([`${data.id} may not be used:`, ...problems].join('\n  '));
    const kept = await storeDefinition(tx, data);
    if (kept.kind === 'refused') throw new CommandRefused(kept.why);
    console.log(
      kept.kind === 'kept'
        ? `${data.id} version ${kept.version} is defined; every process knows it now.`
        : `${data.id} version ${kept.version} is the same already.`,
    );
  });

/** Prints, for each sample, what would be sent and what would be understood. */
async function show(path: string): Promise<void> {
  const data = await definition();
  const samples = [await json(path)].flat() as Sample[];
  for (const one of samples) console.log(JSON.stringify(await refusing(() => dryRun(data, one)), null, 2));
}

async function definition(): Promise<GenericRestData> {
  if (file === undefined) throw new CommandRefused(USAGE);
  return (await json(file)) as GenericRestData;
}

async function json(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    throw new CommandRefused(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Problems of the data are reported in one line. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error ? new CommandRefused(error.message) : error;
  }
}
