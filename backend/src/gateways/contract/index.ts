import * as cards from './cards.js';
import * as declarations from './declarations.js';
import * as lostAnswers from './lost-answers.js';
import * as money from './money.js';
import type { ContractCheck } from './problems.js';
import * as examples from './examples.js';
import * as secrecy from './secrecy.js';
import type { ContractSubject } from './subject.js';
import * as webhooks from './webhooks.js';

export { subject, type ContractSubject, type Unlisted } from './subject.js';

/** All checks, by name. */
export const CONTRACT_CHECKS: Readonly<Record<string, ContractCheck>> = {
  ...declarations,
  ...examples,
  ...lostAnswers,
  ...money,
  ...secrecy,
  ...webhooks,
  ...cards,
};

/** Runs all checks. Returns the problems by the name of the check. */
export async function runContract(subject: ContractSubject): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const [name, check] of Object.entries(CONTRACT_CHECKS)) {
    const problems = await check(subject);
    if (problems.length > 0) found.set(name, problems);
  }
  return found;
}
