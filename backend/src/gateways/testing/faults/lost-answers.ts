import {
  GatewayRunner,
  type ChargeIntent,
  type FollowUp,
  type NativeBody,
  type Preparation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import type { Example } from '../../rehearsal/examples.js';
import { read, status, type SampleGateway } from '../sample-gateway.js';
import { SAMPLE_CHARGE } from '../../rehearsal/samples.js';
import { declined, declining, altered, refusing, type PlantedFault } from './fault.js';

const STEP = { request: { method: 'GET', url: 'http://provider.example/base/step' } };

const CUSTOMER: Preparation<ChargeIntent, QueryOutcome> = {
  send: () => ({ method: 'GET', path: '/step' }),
  read: (body) => ({ kind: 'facts', facts: { customer: body.text('id') } }),
};

const CODE: FollowUp<ChargeIntent, QueryOutcome> = {
  when: ({ kind }) => kind === 'awaiting',
  send: () => ({ method: 'GET', path: '/step' }),
  read: (body, booked) =>
    booked.kind === 'awaiting' ? { ...booked, pix: { copyPaste: body.text('code') } } : booked,
};

function withoutItsCode(body: NativeBody): QueryOutcome {
  const outcome = read(body);
  if (outcome.kind !== 'awaiting') return outcome;
  const { pix: _, ...booked } = outcome;
  return booked;
}

/** The example with one additional exchange. */
function withStep(example: Example, where: 'before' | 'after'): Example {
  const step = { ...STEP, reply: { status: 200, body: { id: 'cus-1', code: '000201' } } };
  const { exchanges } = example;
  return { ...example, exchanges: where === 'before' ? [step, ...exchanges] : [...exchanges, step] };
}

/** Its webhooks have no proof. */
function unproven(gateway: SampleGateway): void {
  gateway.webhook = { ...gateway.webhook, proof: { kind: 'unproven' } };
}

const repeatingOurKey = (all: readonly Example[]): readonly Example[] =>
  all.map((one) => ({
    ...one,
    exchanges: one.exchanges.map(({ request, reply }) => ({
      request,
      reply: { ...reply, body: { ...(reply.body as object), key: SAMPLE_CHARGE.attemptId } },
    })),
  }));

type QueryArguments = Parameters<GatewayRunner['query']>;

/** Faults in what an answer or a missing answer proves. */
export const LOST_ANSWER_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a decline on a timeout',
    foundBy: 'readsLostAnswerAsUnknown',
    saying: /chargePix.awaiting: a hang.kind: "declined" instead of "unknown"/,
    runner: altered((outcome) => (outcome.kind === 'unknown' ? declined : outcome)),
  },
  {
    fault: 'html with 200 taken for settled',
    foundBy: 'readsLostAnswerAsUnknown',
    saying: /chargePix.awaiting: html.kind: "settled" instead of "unknown"/,
    runner: altered((outcome) =>
      outcome.kind === 'unknown' && outcome.why === 'body is not JSON'
        ? { kind: 'settled', reference: 'c-1' }
        : outcome,
    ),
  },
  {
    fault: '{} taken for settled',
    foundBy: 'readsLostAnswerAsUnknown',
    saying: /chargePix.awaiting: \{\}.kind: "settled" instead of "unknown"/,
    plant: (gateway) => {
      gateway.chargePix = {
        ...gateway.chargePix,
        read: (body) => ({ kind: 'settled', reference: body.optionalText('id') ?? 'c-1' }),
      };
    },
  },
  {
    fault: 'a conflict taken for a decline',
    foundBy: 'readsLostAnswerAsUnknown',
    saying: /chargePix.awaiting: 409.kind: "declined" instead of "unknown"/,
    plant: declining(409),
  },
  {
    fault: 'the charge sent once more when its answer was unclear',
    foundBy: 'readsLostAnswerAsUnknown',
    saying: /chargePix.awaiting: \{\}: requests: \d+ instead of 1/,
    plant: (gateway) => {
      gateway.chargePix = {
        ...gateway.chargePix,
        read: (body) => (body.has('status') ? read(body) : { kind: 'nextPage' }),
      };
    },
  },
  {
    fault: '401 taken for a decline',
    foundBy: 'readsAuthenticationErrorAsRefused',
    saying: /chargePix: 401.kind: "declined" instead of "refused"/,
    plant: declining(401),
  },
  {
    fault: '429 taken for a decline',
    foundBy: 'readsAuthenticationErrorAsRefused',
    saying: /chargePix: 429.kind: "declined" instead of "refused"/,
    plant: declining(429),
  },
  {
    fault: 'an unseen word that is final',
    foundBy: 'flagsUnlistedStatus',
    saying: /query: an unlisted status.flagged: nothing instead of true/,
    plant: (gateway) => {
      gateway.query = {
        ...gateway.query,
        read: (body) =>
          body.text('status') === 'paid'
            ? status('paid', body)
            : { ...declined, reference: body.text('id'), native: body.text('status') },
      };
    },
  },
  {
    fault: 'an unseen word of a payout that ends the matter',
    foundBy: 'flagsUnlistedPayoutStatus',
    saying: /withdraw: an unlisted status.flagged: nothing instead of true/,
    plant: (gateway) => {
      const { read: soundly } = gateway.withdraw;
      gateway.withdraw = {
        ...gateway.withdraw,
        read: (body, intent, context) => {
          const { flagged: _, ...outcome } = { flagged: false, ...soundly(body, intent, context) };
          return outcome as ReturnType<typeof soundly>;
        },
      };
    },
  },
  {
    fault: 'a customer that could not be made, taken for a charge that may have happened',
    foundBy: 'booksNothingBeforeMainStep',
    saying: /chargePix.awaiting: a hang at step 1.kind: "unknown" instead of "refused"/,
    plant: (gateway) => {
      gateway.chargePix = { ...gateway.chargePix, before: [CUSTOMER] };
    },
    runner: refusing('unreachable', { kind: 'unknown', why: 'no answer' }),
    examples: (all) => all.map((one) => (one.name === 'chargePix.awaiting' ? withStep(one, 'before') : one)),
  },
  {
    fault: 'a booked charge that is lost with the code that could not be fetched',
    foundBy: 'keepsResultWhenFollowUpFails',
    saying: /chargePix.awaiting: a hang at step 2.kind: "declined" instead of "awaiting"/,
    plant: (gateway) => {
      gateway.chargePix = { ...gateway.chargePix, read: withoutItsCode, after: [CODE] };
    },
    runner: altered((outcome) => (outcome.kind === 'awaiting' && !outcome.pix ? declined : outcome)),
    examples: (all) => all.map((one) => (one.name === 'chargePix.awaiting' ? withStep(one, 'after') : one)),
  },
  {
    fault: 'a lost charge that its webhook names is not queried',
    foundBy: 'queriesChargeNamedByWebhook',
    saying: /query.settled: as a delivery names it.kind: "refused" instead of "settled"/,
    plant: unproven,
    examples: repeatingOurKey,
  },
  {
    fault: "another merchant's charge, named by a forged webhook, is read as ours",
    foundBy: 'queriesChargeNamedByWebhook',
    saying: /query.settled: of another attempt.kind: "settled" instead of "unknown"/,
    plant: unproven,
    examples: repeatingOurKey,
    runner: class extends GatewayRunner {
      override query(
        ...[gateway, account, { namedReference = '', ...intent }]: QueryArguments
      ): Promise<QueryOutcome> {
        return super.query(gateway, account, { ...intent, reference: namedReference });
      }
    },
  },
  {
    fault: 'a charge taken for never made, because the answer was empty',
    foundBy: 'readsFailedQueryAsUnknown',
    saying: /query: \{\}.kind: "notFound" instead of "unknown"/,
    plant: (gateway) => {
      gateway.query = {
        ...gateway.query,
        read: (body) => (body.has('id') ? read(body) : { kind: 'notFound' }),
      };
    },
  },
];
