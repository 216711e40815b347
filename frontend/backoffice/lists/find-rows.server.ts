import { listAddress, type ListDefinition } from '@guiche/lists';
import type { Answer } from '../../shared/server/api.server';
import { findName, foundIn, type Finding } from './found-in';

/** What a list answers, as far as a choice shows it. */
interface FoundRows {
  readonly items: readonly { readonly id: string; readonly name?: unknown; readonly email?: unknown }[];
  readonly nextCursor: string | null;
}

type ReadRows = (path: string, query: Readonly<Record<string, string>>) => Promise<Answer<FoundRows>>;

const LONGEST = 120;
const NOT_ALLOWED = 403;

/**
 * Takes what was typed for filters by id out of the address, and puts the id of the row there that it names. Several rows, or none, are
 * to be shown. Who may not read the list of those rows finds none. A search that fails is told before any other.
 */
export async function findRows(
  list: ListDefinition,
  asked: URLSearchParams,
  read: ReadRows,
): Promise<Finding | null> {
  let finding: Finding | null = null;
  for (const name of Object.keys(list.filters)) {
    const text = (asked.get(findName(name)) ?? '').trim().slice(0, LONGEST);
    asked.delete(findName(name));
    const source = foundIn(list, name);
    if (source === undefined || text === '') continue;
    const answer = await read(listAddress(source), { q: text });
    const { items, nextCursor } = answer.ok ? answer.data : { items: [], nextCursor: null };
    const hasFailed = !answer.ok && answer.problem.status !== NOT_ALLOWED;
    asked.delete(name);
    const [first] = items;
    if (first && items.length === 1) asked.set(name, first.id);
    else if (finding === null || (hasFailed && !finding.hasFailed))
      finding = { name, text, choices: items.map(choiceOf), hasMore: nextCursor !== null, hasFailed };
  }
  return finding;
}

function choiceOf({ id, name, email }: FoundRows['items'][number]): Finding['choices'][number] {
  const words = [name, email].filter((word) => typeof word === 'string' && word !== '');
  return { id, label: words.join(' · ') };
}
