import { TransportError } from '@guiche/gateway-kit';
import type { Example } from '../rehearsal/examples.js';
import { runOperation, type StageFault } from '../rehearsal/stage.js';
import { asJson, differences, each, unlike, type Problems, type ContractCheck } from './problems.js';
import { SAMPLE_CHARGE } from '../rehearsal/samples.js';
import { holds, moneyIndex, moneyMoved, staged, successfulExample, type ContractSubject } from './subject.js';
import { replyWithStatus } from './words.js';

const UNSEEN_WORD = 'a_word_nobody_has_seen';
const ANOTHER_ATTEMPT = '01942f3e-7a00-7c3a-9d2b-5f1e8c6b4a11';

const PROVES_NOTHING: readonly { what: string; fault: StageFault }[] = [
  { what: 'a hang', fault: new TransportError('timeout', 'late') },
  { what: 'a cut', fault: new TransportError('broken', 'reset') },
  { what: '500', fault: { status: 500, body: '{"message":"oops"}' } },
  { what: '502 with html', fault: { status: 502, body: '<html>Bad gateway</html>' } },
  { what: '503 without a body', fault: { status: 503, body: '' } },
  { what: '408', fault: { status: 408, body: '{}' } },
  { what: '409', fault: { status: 409, body: '{}' } },
  { what: '425', fault: { status: 425, body: '{}' } },
  { what: '302', fault: { status: 302, body: '' } },
  { what: 'html', fault: { status: 200, body: '<html>Welcome</html>' } },
  { what: '{}', fault: { status: 200, body: '{}' } },
  { what: 'null', fault: { status: 200, body: 'null' } },
  { what: 'half a body', fault: { status: 200, body: '{"id":' } },
];

const OURS: readonly { what: string; fault: StageFault; reason: string }[] = [
  { what: 'no connection', fault: new TransportError('connection', 'refused'), reason: 'unreachable' },
  { what: '401', fault: { status: 401, body: '{}' }, reason: 'credentials' },
  { what: '403', fault: { status: 403, body: '{}' }, reason: 'credentials' },
  { what: '429', fault: { status: 429, body: '{}' }, reason: 'rate' },
];

/** An inconclusive answer to the call that moves money is `unknown`, and the call was sent once. */
export const readsLostAnswerAsUnknown: ContractCheck = (subject) =>
  each(moneyMoved(subject), (example) =>
    each(PROVES_NOTHING, async ({ what, fault }) => {
      const index = moneyIndex(subject, example);
      const { outcome, sent } = await runWithReply(subject, example, index, fault);
      return [
        ...unlike(`${example.name}: ${what}`, outcome, { kind: 'unknown' }),
        ...differences(`${example.name}: ${what}: requests`, sent.length, index + 1),
      ];
    }),
  );

/** Nothing was booked when a step before the main one failed. */
export const booksNothingBeforeMainStep: ContractCheck = (subject) =>
  eachStep(
    subject,
    (example) => [0, moneyIndex(subject, example)],
    PROVES_NOTHING,
    (before) => ({
      outcome: { kind: 'refused', reason: 'unreachable' },
      requests: before + 1,
    }),
  );

/** A booked charge stays booked when a later step failed. */
export const keepsResultWhenFollowUpFails: ContractCheck = (subject) =>
  eachStep(
    subject,
    (example) => [moneyIndex(subject, example) + 1, example.exchanges.length],
    [...PROVES_NOTHING, ...OURS],
    (_, { outcome, outcomeKind }) => ({
      outcome: { kind: outcomeKind, reference: (outcome as { reference: string }).reference },
    }),
  );

/** A query with a lost answer says nothing about the charge. */
export const readsFailedQueryAsUnknown: ContractCheck = (subject) =>
  each(['query', 'find', 'queryWithdraw'] as const, (capability) => {
    const example = successfulExample(subject, capability);
    if (!example) return [];
    // Preparations of the query (WITETEC: a login) come first.
    const mainStepIndex = subject.gateway[capability]?.before?.length ?? 0;
    return each(PROVES_NOTHING, async ({ what, fault }) => {
      const { outcome } = await runWithReply(subject, example, mainStepIndex, fault);
      return unlike(`${capability}: ${what}`, outcome, { kind: 'unknown' });
    });
  });

/**
 * Where no call finds a charge by our key, the charge that a webhook names is queried, and is ours when its answer
 * repeats the key.
 */
export const queriesChargeNamedByWebhook: ContractCheck = async (subject) => {
  const { gateway, operations } = subject;
  if (gateway.find || gateway.webhook?.proof.kind !== 'unproven') return [];
  return each(
    operations.filter((one) => one.capability === 'query' && repeatsOurKey(one)),
    async ({ name, exchanges, intent, outcome }) => {
      const { reference: namedReference, ...rest } = intent;
      const mainStepIndex = (attemptId: string) => {
        const { runner } = staged(subject, exchanges);
        const named = { capability: 'find', intent: { ...rest, namedReference, attemptId } };
        return runOperation(runner, gateway, subject.account, named);
      };
      return [
        ...differences(
          `${name}: as a delivery names it`,
          asJson(await mainStepIndex(SAMPLE_CHARGE.attemptId)),
          outcome,
        ),
        ...unlike(`${name}: of another attempt`, await mainStepIndex(ANOTHER_ATTEMPT), { kind: 'unknown' }),
      ];
    },
  );
};

const repeatsOurKey = ({ exchanges }: Example): boolean =>
  exchanges.some(({ reply }) => holds(reply.body ?? null, SAMPLE_CHARGE.attemptId));

/** An authentication error is our refusal, never the buyer's decline. */
export const readsAuthenticationErrorAsRefused: ContractCheck = (subject) =>
  each(new Set(subject.operations.map(({ capability }) => capability)), (capability) => {
    const example = successfulExample(subject, capability);
    if (!example) return [`${capability} has no example of a success`];
    return each(OURS, async ({ what, fault, reason }) => {
      const { runner, faults } = staged(subject, example.exchanges);
      // A token is renewed once after 401, so the provider must repeat it.
      for (let index = 0; index <= example.exchanges.length; index++) faults.set(index, fault);
      const outcome = await runOperation(runner, subject.gateway, subject.account, example);
      return unlike(`${capability}: ${what}`, outcome, { kind: 'refused', reason });
    });
  });

/** A status that is not in the table gets the provider's specified default, flagged and never final. */
export const flagsUnlistedStatus: ContractCheck = (subject) =>
  each(['chargePix', 'query', 'find'], async (capability) => {
    const example = successfulExample(subject, capability);
    const answered = example && (await replyWithStatus(subject, example, UNSEEN_WORD));
    // Some answers contain no status (SAQPAY returns only the code of a new charge).
    if (!answered) return [];
    return unlike(`${capability}: an unlisted status`, answered, {
      kind: subject.unlisted,
      flagged: true,
      native: UNSEEN_WORD,
      reference: (example.outcome as { reference: string }).reference,
    });
  });

/** The same for payouts: the money may have left, so such a status is never final. */
export const flagsUnlistedPayoutStatus: ContractCheck = (subject) =>
  each(['withdraw', 'queryWithdraw'], async (capability) => {
    const example = successfulExample(subject, capability);
    const answered = example && (await replyWithStatus(subject, example, UNSEEN_WORD));
    // Two providers read any first status of a payout as made or in progress (payments.md §4).
    if (!answered || (capability === 'withdraw' && kindOf(answered) !== 'declined')) return [];
    return unlike(`${capability}: an unlisted status`, answered, {
      kind: 'declined',
      flagged: true,
      native: UNSEEN_WORD,
    });
  });

async function runWithReply(subject: ContractSubject, example: Example, index: number, fault: StageFault) {
  const { runner, sent, faults } = staged(subject, example.exchanges);
  faults.set(index, fault);
  const outcome = await runOperation(runner, subject.gateway, subject.account, example);
  return { outcome, sent };
}

/** Fails each step of a range in each way. */
const eachStep = (
  subject: ContractSubject,
  range: (example: Example) => readonly [from: number, to: number],
  faults: readonly { what: string; fault: StageFault }[],
  expected: (step: number, example: Example) => { outcome: object; requests?: number },
): Promise<Problems> =>
  each(moneyMoved(subject), async (example) => {
    const problems: string[] = [];
    const [from, to] = range(example);
    for (let step = from; step < to; step++) {
      const { outcome, requests } = expected(step, example);
      for (const { what, fault } of faults) {
        const where = `${example.name}: ${what} at step ${step + 1}`;
        const found = await runWithReply(subject, example, step, fault);
        problems.push(...unlike(where, found.outcome, outcome));
        if (requests !== undefined)
          problems.push(...differences(`${where}: requests`, found.sent.length, requests));
      }
    }
    return problems;
  });

const kindOf = (outcome: object): unknown => ('kind' in outcome ? outcome.kind : undefined);
