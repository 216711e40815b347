import {
  ACCOUNT_NAME_MAX_LENGTH,
  ACCOUNT_NAME_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  generatePassword,
  type AccountProblem,
  type NewAccount,
} from '../modules/identity/index.js';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../modules/audit/index.js';
import { SystemClock } from '../runtime/clock/index.js';
import type { Context } from '../runtime/context/index.js';
import { CommandRefused } from './command.js';
import { readSecret } from './secret-input.js';

/** The options of a command that creates an account. */
export const ACCOUNT_OPTIONS = ['name', 'email', 'password'] as const;

export type AccountOptions = Partial<Record<(typeof ACCOUNT_OPTIONS)[number], string>>;

/**
 * The account that a command is to create, and the password to print: the generated one, or none when it was read from standard
 * input (`--password -`). A password on the command line is refused without repeating it, because every user of the machine can
 * read the arguments of a process.
 */
export async function accountOf({ name = '', email = '', password }: AccountOptions): Promise<{
  account: NewAccount;
  generated: { password: string } | undefined;
}> {
  if (password !== undefined && password !== '-')
    throw new CommandRefused('A password is read from standard input only: --password -');
  if (password === '-') {
    const typed = (await readSecret('-')).replace(/\r?\n$/, '');
    return { account: { name, email, password: typed }, generated: undefined };
  }
  const generated = { password: generatePassword() };
  return { account: { name, email, ...generated }, generated };
}

/** Records that a command created an account. */
export function recordAccount(
  ctx: Context,
  tx: EntityManager,
  table: 'users' | 'masters',
  { id, ...account }: { readonly id: string; readonly name: string; readonly email: string },
): void {
  const entry = { action: `${table}.created`, subject: table, subjectId: id, after: account };
  new AuditLog(new SystemClock()).record(ctx, tx, entry);
}

const MESSAGES: Readonly<Record<AccountProblem | 'emailTaken', string>> = {
  invalidName: `--name must have ${ACCOUNT_NAME_MIN_LENGTH} to ${ACCOUNT_NAME_MAX_LENGTH} characters.`,
  invalidEmail: '--email is not an e-mail address.',
  emailTaken: 'There is already an account with this e-mail address.',
  passwordTooShort: `The password must have ${PASSWORD_MIN_LENGTH} characters or more.`,
  passwordTooLong: `The password must have ${PASSWORD_MAX_LENGTH} characters or fewer.`,
  passwordTooEasy: 'The password is too easy to guess.',
};

/** The refusal of an account, as a command reports it. */
export const accountRefused = (problem: AccountProblem | 'emailTaken'): CommandRefused =>
  new CommandRefused(MESSAGES[problem]);
