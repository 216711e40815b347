import type { Conversation } from './conversation.js';
import type { CardData } from './cards.js';
import type { Context, Facts, NextPage, Operation } from './operations.js';
import type { Refused, Unknown } from './outcomes.js';

/** A search that needs more pages than this proves nothing. */
const MAX_PAGES = 50;

/**
 * Runs the steps of one operation. Before the step that counts, any failure means that nothing was booked; after it, a
 * failure leaves the result as it was.
 */
export async function execute<I, R extends { readonly kind: string }>(
  operation: Operation<I, R>,
  intent: I,
  conversation: Conversation,
  { credentials, card }: { readonly credentials: object; readonly card: CardData | undefined },
): Promise<R | Refused | Unknown> {
  let facts: Facts = {};
  const context = (page = 0): Context => ({ credentials, facts, page, ...(card ? { card } : {}) });

  for (const step of operation.before ?? []) {
    if (step.when && !step.when(intent, context())) continue;
    const learnt = await conversation.ask({
      spell: () => step.send(intent, context()),
      read: (body) => step.read(body, intent, context()),
    });
    if (learnt.kind === 'done') return learnt.result;
    if (learnt.kind !== 'learnt') return nothingBooked(learnt);
    facts = { ...facts, ...learnt.facts };
  }

  const { result, learnt } = await theStepThatCounts(operation, intent, conversation, context);
  facts = { ...facts, ...learnt };
  const followed = await followUp(operation, intent, conversation, context(), result);
  return withPaper(operation, intent, conversation, context(), followed);
}

async function theStepThatCounts<I, R extends { readonly kind: string }>(
  operation: Operation<I, R>,
  intent: I,
  conversation: Conversation,
  context: (page: number) => Context,
): Promise<{ result: R | Refused | Unknown; learnt: Facts }> {
  let learnt: Facts = {};
  for (let page = 0; page < MAX_PAGES; page++) {
    const result = await conversation.ask<R | NextPage>({
      spell: () => operation.send(intent, context(page)),
      read: (body) => {
        learnt = operation.learn?.(body) ?? {};
        return operation.read(body, intent, context(page));
      },
      readError: (status, body) => operation.readError?.(status, body, intent),
    });
    if (!isNextPage(result)) return { result, learnt };
  }
  return { result: { kind: 'unknown', why: `not found in ${MAX_PAGES} pages` }, learnt };
}

async function followUp<I, R extends { readonly kind: string }>(
  operation: Operation<I, R>,
  intent: I,
  conversation: Conversation,
  context: Context,
  booked: R | Refused | Unknown,
): Promise<R | Refused | Unknown> {
  if (isVerdict(booked)) return booked;
  let result: R = booked;
  for (const step of operation.after ?? []) {
    if (!step.when(result)) continue;
    const before = result;
    const more = await conversation.ask<R>({
      spell: () => step.send(intent, before, context),
      read: (body) => step.read(body, before, context),
    });
    // What was booked stays booked, whatever the follow-up met; the janitor repeats it.
    if (isVerdict(more)) return step.failed?.(before, more) ?? before;
    result = more;
  }
  return result;
}

async function withPaper<I, R extends { readonly kind: string }>(
  { paper }: Operation<I, R>,
  intent: I,
  conversation: Conversation,
  context: Context,
  booked: R | Refused | Unknown,
): Promise<R | Refused | Unknown> {
  if (!paper || isVerdict(booked) || !paper.when(booked, intent)) return booked;
  const address = await conversation.keepFile({
    spell: () => paper.send(intent, booked, context),
    name: paper.name(intent),
    failure: paper.failure,
  });
  return address === undefined ? booked : paper.read(address, booked);
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
