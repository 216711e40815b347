import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { ConfigurationError, configurationFromEnvironment, type Configuration } from '../config/index.js';
import {
  GuicheDataSource,
  Transactions,
  isConnectionLost,
  isDatabaseUnavailable,
  type Schema,
} from '../database/index.js';

/** A request that cannot be fulfilled; reported in one line, without a stack trace. */
export class CommandRefused extends Error {}

/**
 * The arguments of a command: its options as text, and a limited number of positional arguments. Unknown options are
 * refused, so that a misspelt option changes nothing.
 */
export function parsedArguments<Name extends string>(
  names: readonly Name[],
  { words: most = 0 }: { words?: number } = {},
): { words: string[]; given: Partial<Record<Name, string>> } {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: most > 0 });
    const more = positionals.slice(most);
    if (more.length > 0) throw new Error(`"${more.join(' ')}" is too much`);
    return { words: positionals, given: values as Partial<Record<Name, string>> };
  } catch (error) {
    throw new CommandRefused(messageOf(error));
  }
}

/** The verb of a command (`list` when it is left out), the subject of the verb, and the options. */
export function requestedVerb<Name extends string>(names: readonly Name[]) {
  const { words, given } = parsedArguments(names, { words: 2 });
  const [verb = 'list', subject = ''] = words;
  return { verb, subject, given };
}

/** Prints on standard error what a command refuses, or which variables are invalid, and ends it with 1. */
export async function reportRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const expected = error instanceof CommandRefused || error instanceof ConfigurationError;
    if (isConnectionLost(error) && isDatabaseUnavailable(error, databases()))
      console.error(`The database cannot be reached: ${messageOf(error)}`);
    else if (isSchemaMissing(error))
      console.error(
        `The database holds no platform of this version (${messageOf(error)}). "npm start" makes one.`,
      );
    else console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}

/** A table, or a column of one, that every platform has. */
const isSchemaMissing = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  ['42P01', '42703'].includes(String(Reflect.get(error.driverError, 'code')));

function databases(): string[] {
  const { url, directUrl, replicaUrls } = configurationFromEnvironment().database;
  return [url, directUrl, ...replicaUrls];
}

/** Where a name has several addresses the error of all is empty, and each has its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** The tables that a command writes as entities. Each command names its own: loading all of them takes a second. */
type Entities = Schema['entities'];

/** Runs one command beside the platform, in one transaction on the primary. */
export async function runCommand(
  work: (tx: EntityManager, configuration: Configuration, args: readonly string[]) => Promise<void>,
  entities: Entities = [],
): Promise<void> {
  return runInBatches(
    (dataSource, configuration, args) =>
      new Transactions(dataSource).run('command', (tx) => work(tx, configuration, args)),
    entities,
  );
}

/**
 * Runs one command that opens its own transactions on the primary, because its work is too large for one. Standard output
 * belongs to the command; errors are printed to standard error and exit with 1.
 */
export async function runInBatches(
  work: (dataSource: DataSource, configuration: Configuration, args: readonly string[]) => Promise<void>,
  entities: Entities = [],
): Promise<void> {
  await reportRefusals(async () => {
    const configuration = configurationFromEnvironment();
    const { database } = configuration;
    const direct = { ...database, url: database.directUrl, replicaUrls: [] };
    const dataSource = await new GuicheDataSource(direct, { entities, migrations: [] }).initialize();
    try {
      await work(dataSource, configuration, process.argv.slice(2));
    } finally {
      await dataSource.destroy();
    }
  });
}

/** Demo data and the movable clock do not exist where real money is. */
export function refuseInProduction({ app }: Configuration, command: string): void {
  if (app.mode === 'production') throw new CommandRefused(`${command} is refused in production.`);
}
