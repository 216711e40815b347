import { normalizeEmail } from '../domain/email-address.js';
import { hashPassword, passwordProblem, type PasswordProblem } from '../passwords.js';

export const ACCOUNT_NAME_MIN_LENGTH = 2;
export const ACCOUNT_NAME_MAX_LENGTH = 120;

/** The data of a new account. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  /** In clear text; only its hash is stored. */
  readonly password: string;
}

export type AccountProblem = 'invalidName' | 'invalidEmail' | PasswordProblem;

/** The columns of a new account, or why it is refused. */
export type CheckedAccount =
  | { readonly kind: 'valid'; readonly name: string; readonly email: string; readonly passwordHash: string }
  | { readonly kind: 'invalid'; readonly problem: AccountProblem };

/** Validates and normalizes the data of a new account, and hashes its password. */
export async function checkAccount(account: NewAccount): Promise<CheckedAccount> {
  const name = account.name.trim();
  if (name.length < ACCOUNT_NAME_MIN_LENGTH || name.length > ACCOUNT_NAME_MAX_LENGTH)
    return { kind: 'invalid', problem: 'invalidName' };
  const email = normalizeEmail(account.email);
  if (email === undefined) return { kind: 'invalid', problem: 'invalidEmail' };
  const problem = await passwordProblem(account.password, [name, email]);
  if (problem) return { kind: 'invalid', problem };
  return { kind: 'valid', name, email, passwordHash: await hashPassword(account.password) };
}
