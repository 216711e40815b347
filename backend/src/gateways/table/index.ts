import type { ContractSubject } from '../contract/index.js';
import { factsOf } from './facts.js';
import { page } from './page.js';

/**
 * The table of all gateways, as Markdown. Takes some seconds: every gateway reads every status that any provider
 * lists.
 */
export async function gatewaysPage(subjects: readonly ContractSubject[]): Promise<string> {
  const facts = [];
  for (const subject of subjects) facts.push(await factsOf(subject));
  return page(facts);
}
