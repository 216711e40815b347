/**
 * The masters, who operate the installation above all platforms:
 *
 *     masters list
 *     masters add --name TEXT --email EMAIL [--password -]
 *
 * `add` prints the new account as JSON, with its generated password, which is printed once and stored as a hash only. With
 * `--password -` the password is read from standard input and is not printed.
 */
import type { EntityManager } from 'typeorm';
import { Master, createMaster } from '../modules/identity/index.js';
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
    const { verb, subject, given } = requestedVerb(ACCOUNT_OPTIONS);
    if (subject !== '') throw new CommandRefused(`"${subject}" is not an option.`);
    console.log(JSON.stringify(await answer(tx, verb, given), null, 2));
  },
  [Master],
);

async function answer(tx: EntityManager, verb: string, given: AccountOptions): Promise<unknown> {
  switch (verb) {
    case 'list':
      return tx.find(Master, { order: { createdAt: 'ASC', id: 'ASC' } });
    case 'add': {
      const { account, generated } = await accountOf(given);
      const created = await createMaster(tx, account, new Date());
      if (created.kind === 'refused') throw accountRefused(created.problem);
      recordAccount(systemContext('masters command'), tx, 'masters', created.master);
      return { ...created.master, ...generated };
    }
    default:
      throw new CommandRefused(`"${verb}" is none of list, add.`);
  }
}
