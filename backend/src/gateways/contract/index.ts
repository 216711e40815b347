import * as cards from './cards.js';
import * as declarations from './declarations.js';
import * as lostAnswers from './lost-answers.js';
import * as money from './money.js';
import type { Question } from './problems.js';
import * as examples from './examples.js';
import * as secrecy from './secrecy.js';
import type { Subject } from './subject.js';
import * as webhooks from './webhooks.js';

export { subject, type Subject, type Unlisted } from './subject.js';

/** Everything a gateway is asked, by name. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  ...declarations,
  ...examples,
  ...lostAnswers,
  ...money,
  ...secrecy,
  ...webhooks,
  ...cards,
};

/** Asks everything. The problems found, by the name of the question. */
export async function askEverything(subject: Subject): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const problems = await ask(subject);
    if (problems.length > 0) found.set(name, problems);
  }
  return found;
}
