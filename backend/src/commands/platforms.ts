/**
 * The platforms of the installation:
 *
 *     platforms list
 *     platforms add --name TEXT --host HOST [--slug SLUG] [--locale pt-BR|en-US|es-ES] [--fees JSON]
 *
 * `add` prints the new platform as JSON. It has the default fees and installments and all payment methods; `platform:settings`
 * changes them. The slug, which other commands name it by, is made from the name when it is left out.
 */
import { LOCALES, isLocale, type Locale } from '@guiche/checkout-rules';
import type { EntityManager } from 'typeorm';
import {
  Domain,
  Platform,
  PlatformRefused,
  createPlatform,
  listPlatforms,
  type FeePlan,
} from '../modules/platforms/index.js';
import { CommandRefused, runCommand, requestedVerb } from './command.js';

const OPTIONS = ['name', 'host', 'slug', 'locale', 'fees'] as const;

await runCommand(
  async (tx) => {
    const { verb, subject, given } = requestedVerb(OPTIONS);
    if (subject !== '') throw new CommandRefused(`"${subject}" is not an option.`);
    console.log(JSON.stringify(await answer(tx, verb, given), null, 2));
  },
  [Domain, Platform],
);

async function answer(
  tx: EntityManager,
  verb: string,
  { name = '', host = '', slug, locale, fees }: Partial<Record<(typeof OPTIONS)[number], string>>,
): Promise<unknown> {
  switch (verb) {
    case 'list':
      return listPlatforms(tx);
    case 'add': {
      const platform = { name, host, slug, locale: localeOf(locale), fees: feesOf(fees) };
      return createPlatform(tx, platform, new Date()).catch((error: unknown) => {
        throw error instanceof PlatformRefused ? new CommandRefused(error.message) : error;
      });
    }
    default:
      throw new CommandRefused(`"${verb}" is none of list, add.`);
  }
}

function localeOf(text: string | undefined): Locale | undefined {
  if (text !== undefined && !isLocale(text))
    throw new CommandRefused(`--locale is one of ${LOCALES.join(', ')}.`);
  return text;
}

/** Checked by `createPlatform`. */
function feesOf(text: string | undefined): FeePlan | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as FeePlan;
  } catch {
    throw new CommandRefused('Fees are written as JSON.');
  }
}
