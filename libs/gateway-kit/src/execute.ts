import type { ProviderSession } from './provider-session.js';
import type { CardData } from './cards.js';
import type { OperationContext, Facts, NextPage, Operation } from './operations.js';
import type { Refused, Unknown } from './outcomes.js';

/** A search that needs more pages than this proves nothing. */
const MAX_PAGES = 50;

/**
 * Runs the steps of one operation. A failure before the main step means that nothing was booked; a failure after it
 * leaves the result unchanged.
 */
export async function execute<I, R extends { readonly kind: string }>(
  operation: Operation<I, R>,
  intent: I,
  session: ProviderSession,
  { credentials, card }: { readonly credentials: object; readonly card: CardData | undefined },
): Promise<R | Refused | Unknown> {
  let facts: Facts = {};
  const context = (page = 0): OperationContext => ({ credentials, facts, page, ...(card ? { card } : {}) });

  for (const step of operation.before ?? []) {
    if (step.when && !step.when(intent, context())) continue;
    const found = await session.request({
      build: () => step.send(intent, context()),
      read: (body) => step.read(body, intent, context()),
    });
    if (found.kind === 'done') return found.result;
    if (found.kind !== 'facts') return nothingBooked(found);
    facts = { ...facts, ...found.facts };
  }

  const { result, found } = await runMainStep(operation, intent, session, context);
  facts = { ...facts, ...found };
  const followed = await followUp(operation, intent, session, context(), result);
  return downloadFile(operation, intent, session, context(), followed);
}

async function runMainStep<I, R extends { readonly kind: string }>(
  operation: Operation<I, R>,
  intent: I,
  session: ProviderSession,
  context: (page: number) => OperationContext,
): Promise<{ result: R | Refused | Unknown; found: Facts }> {
  let found: Facts = {};
  for (let page = 0; page < MAX_PAGES; page++) {
    const result = await session.request<R | NextPage>({
      build: () => operation.send(intent, context(page)),
      read: (body) => {
        found = operation.collectFacts?.(body) ?? {};
        return operation.read(body, intent, context(page));
      },
      readError: (status, body) => operation.readError?.(status, body, intent),
    });
    if (!isNextPage(result)) return { result, found };
  }
  return { result: { kind: 'unknown', why: `not found in ${MAX_PAGES} pages` }, found };
}

async function followUp<I, R extends { readonly kind: string }>(
  operation: Operation<I, R>,
  intent: I,
  session: ProviderSession,
  context: OperationContext,
  booked: R | Refused | Unknown,
): Promise<R | Refused | Unknown> {
  if (isVerdict(booked)) return booked;
  let result: R = booked;
  for (const step of operation.after ?? []) {
    if (!step.when(result)) continue;
    const before = result;
    const more = await session.request<R>({
      build: () => step.send(intent, before, context),
      read: (body) => step.read(body, before, context),
    });
    // A booked charge stays booked, whatever happens in the follow-up; the janitor repeats it.
    if (isVerdict(more)) return step.failed?.(before, more) ?? before;
    result = more;
  }
  return result;
}

async function downloadFile<I, R extends { readonly kind: string }>(
  { file }: Operation<I, R>,
  intent: I,
  session: ProviderSession,
  context: OperationContext,
  booked: R | Refused | Unknown,
): Promise<R | Refused | Unknown> {
  if (!file || isVerdict(booked) || !file.when(booked, intent)) return booked;
  const address = await session.keepFile({
    build: () => file.send(intent, booked, context),
    name: file.name(intent),
    failure: file.failure,
  });
  return address === undefined ? booked : file.read(address, booked);
}

function nothingBooked(verdict: Refused | Unknown): Refused {
  return verdict.kind === 'refused'
    ? verdict
    : { kind: 'refused', reason: 'unreachable', detail: `before anything was booked: ${verdict.why}` };
}

const isNextPage = <R extends { readonly kind: string }>(result: R | NextPage): result is NextPage =>
  result.kind === 'nextPage';

const isVerdict = <R extends { readonly kind: string }>(
  result: R | Refused | Unknown,
): result is Refused | Unknown => result.kind === 'refused' || result.kind === 'unknown';
