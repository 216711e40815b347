/**
 * The administrators of the platforms:
 *
 *     admins list [--platform SLUG]
 *     admins add --platform SLUG --name TEXT --email EMAIL [--password -]
 *
 * `add` prints the new account as JSON, with its generated password, which is printed once and stored as a hash only. With
 * `--password -` the password is read from standard input and is not printed.
 */
import type { EntityManager } from 'typeorm';
import { User, createAdministrator } from '../modules/identity/index.js';
import { Platform } from '../modules/platforms/index.js';
import { systemContext } from '../runtime/context/index.js';
import {
  ACCOUNT_OPTIONS,
  accountOf,
  accountRefused,
  recordAccount,
  type AccountOptions,
} from './accounts.js';
import { CommandRefused, runCommand, requestedVerb } from './command.js';

await runCommand(
  async (tx) => {
    const { verb, subject, given } = requestedVerb([...ACCOUNT_OPTIONS, 'platform']);
    if (subject !== '') throw new CommandRefused(`"${subject}" is not an option.`);
    console.log(JSON.stringify(await answer(tx, verb, given), null, 2));
  },
  [Platform, User],
);

async function answer(
  tx: EntityManager,
  verb: string,
  given: AccountOptions & { platform?: string },
): Promise<unknown> {
  switch (verb) {
    case 'list': {
      const platform =
        given.platform === undefined ? {} : { platformId: await platformId(tx, given.platform) };
      return tx.find(User, {
        select: { id: true, platformId: true, name: true, email: true, createdAt: true },
        where: { ...platform, role: 'ADMIN' },
        order: { createdAt: 'ASC', id: 'ASC' },
      });
    }
    case 'add': {
      if (given.platform === undefined) throw new CommandRefused('--platform is needed.');
      const id = await platformId(tx, given.platform);
      const { account, generated } = await accountOf(given);
      const created = await createAdministrator(tx, id, account, new Date());
      if (created.kind === 'refused') throw accountRefused(created.problem);
      recordAccount(systemContext('admins command').forPlatform(id), tx, 'users', created.administrator);
      return { ...created.administrator, ...generated };
    }
    default:
      throw new CommandRefused(`"${verb}" is none of list, add.`);
  }
}

async function platformId(tx: EntityManager, slug: string): Promise<string> {
  const platform = await tx.findOne(Platform, { select: { id: true }, where: { slug } });
  if (!platform) throw new CommandRefused(`There is no platform ${slug}.`);
  return platform.id;
}
