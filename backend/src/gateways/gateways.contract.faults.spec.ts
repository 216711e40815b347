import { describe, expect, it } from '@jest/globals';
import { GatewayRunner, toReaisNumber, type Manifest, type Outcome } from '@guiche/gateway-kit';
import { randomUUID } from 'node:crypto';
import { QUESTIONS, askEverything, subject } from './contract/index.js';
import type { Recording } from './testing/recordings.js';
import {
  SAMPLE_CREDENTIALS,
  SAMPLE_RECORDINGS,
  SampleGateway,
  charge,
  declared,
  read,
  status,
} from './testing/sample-gateway.js';

/** A mistake somebody could make in a gateway, or in the runner around it. */
interface Fault {
  readonly fault: string;
  /** The question that must find it, and what it must say. */
  readonly foundBy: string;
  readonly saying: RegExp;
  readonly manifest?: Partial<Manifest>;
  readonly plant?: (gateway: SampleGateway) => void;
  readonly runner?: typeof GatewayRunner;
  readonly recordings?: (recordings: readonly Recording[]) => readonly Recording[];
}

/** Charges with another body. */
const sending =
  (body: typeof charge): ((gateway: SampleGateway) => void) =>
  (gateway) => {
    gateway.chargePix = {
      ...gateway.chargePix,
      send: (intent) => ({ method: 'POST', path: '/charges', body: body(intent) }),
    };
  };

const declined: Outcome = { kind: 'declined', reason: 'other' };

/** Reads these answers as the buyer's no. */
const declining =
  (...codes: number[]): ((gateway: SampleGateway) => void) =>
  (gateway) => {
    gateway.chargePix = {
      ...gateway.chargePix,
      readError: (code) => (codes.includes(code) ? declined : undefined),
    };
  };

/** Changes what the runner tells of a charge. */
const telling = (change: (outcome: Outcome) => Outcome): typeof GatewayRunner =>
  class extends GatewayRunner {
    override async charge(...given: Parameters<GatewayRunner['charge']>): Promise<Outcome> {
      return change(await super.charge(...given));
    }
  };

const FAULTS: readonly Fault[] = [
  {
    fault: 'the amount in the wrong unit',
    foundBy: 'chargesTheExactAmountUnderOurKey',
    saying: /chargePix: 4990 centavos are not 4990 in .*49\.9/,
    plant: sending((intent) => ({ ...charge(intent), amount: toReaisNumber(intent.amount) })),
  },
  {
    fault: 'an amount off by a centavo at 0.29',
    foundBy: 'chargesTheExactAmountUnderOurKey',
    saying: /chargePix: 29 centavos are not 29 in .*"amount":28/,
    plant: sending((intent) => ({ ...charge(intent), amount: Math.floor((intent.amount / 100) * 100) })),
  },
  {
    fault: 'a charge without our key',
    foundBy: 'chargesTheExactAmountUnderOurKey',
    saying: /chargePix: our key is not in the request/,
    plant: sending((intent) => ({ ...charge(intent), key: undefined })),
  },
  {
    fault: 'a payout without our key',
    foundBy: 'paysOutTheExactAmountUnderOurKey',
    saying: /our key of the payout is not in the request/,
    plant: (gateway) => {
      const send: SampleGateway['withdraw']['send'] = ({ amount, pixKey }) => ({
        method: 'POST',
        path: '/payouts',
        body: { amount, pixKey },
      });
      gateway.withdraw = { ...gateway.withdraw, send };
    },
  },
  {
    fault: 'a refund of the whole where a part was asked for',
    foundBy: 'refundsTheExactAmountUnderOurKey',
    saying: /a refund of 29 centavos is not 29/,
    plant: (gateway) => {
      const { send } = gateway.refund;
      gateway.refund = {
        ...gateway.refund,
        send: ({ amount: _, ...intent }, context) => send(intent, context),
      };
    },
  },
  {
    fault: 'a decline on a timeout',
    foundBy: 'takesALostAnswerForUnknown',
    saying: /chargePix.awaiting: a hang.kind: "declined" instead of "unknown"/,
    runner: telling((outcome) => (outcome.kind === 'unknown' ? declined : outcome)),
  },
  {
    fault: 'html with 200 taken for settled',
    foundBy: 'takesALostAnswerForUnknown',
    saying: /chargePix.awaiting: html.kind: "settled" instead of "unknown"/,
    runner: telling((outcome) =>
      outcome.kind === 'unknown' && outcome.why === 'body is not JSON'
        ? { kind: 'settled', reference: 'c-1' }
        : outcome,
    ),
  },
  {
    fault: '{} taken for settled',
    foundBy: 'takesALostAnswerForUnknown',
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
    foundBy: 'takesALostAnswerForUnknown',
    saying: /chargePix.awaiting: 409.kind: "declined" instead of "unknown"/,
    plant: declining(409),
  },
  {
    fault: 'the charge sent once more when its answer was unclear',
    foundBy: 'takesALostAnswerForUnknown',
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
    foundBy: 'countsBeingTurnedAwayAsOurs',
    saying: /chargePix: 401.kind: "declined" instead of "refused"/,
    plant: declining(401),
  },
  {
    fault: '429 taken for a decline',
    foundBy: 'countsBeingTurnedAwayAsOurs',
    saying: /chargePix: 429.kind: "declined" instead of "refused"/,
    plant: declining(429),
  },
  {
    fault: 'an unseen word that is final',
    foundBy: 'flagsAnUnseenWord',
    saying: /query: a word nobody has seen.flagged: nothing instead of true/,
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
    foundBy: 'flagsAnUnseenWordOfAPayout',
    saying: /withdraw: a word nobody has seen.flagged: nothing instead of true/,
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
    fault: 'a credential in the address, in base64',
    foundBy: 'leavesNothingInTheLog',
    saying: /query.settled: the log holds a credential/,
    plant: (gateway) => {
      const { send } = gateway.query;
      gateway.query = {
        ...gateway.query,
        send: (intent, context) => ({
          ...send(intent, context),
          query: { auth: Buffer.from(SAMPLE_CREDENTIALS.secretKey).toString('base64url') },
        }),
      };
    },
  },
  {
    fault: 'a CPF in the log, in a spelling of its own',
    foundBy: 'leavesNothingInTheLog',
    saying: /chargePix.awaiting: the log holds "52998224725"/,
    plant: sending((intent) => ({ ...charge(intent), payer: '529 982 247 25' })),
  },
  {
    fault: 'a credential in what a refusal tells',
    foundBy: 'repeatsNoComplaint',
    saying: /chargePix.awaiting: a complaint leaves a credential/,
    plant: (gateway) => {
      gateway.chargePix = {
        ...gateway.chargePix,
        readError: (code, body) => (code === 422 ? { ...declined, native: body.text('message') } : undefined),
      };
    },
  },
  {
    fault: 'the CVV kept in a token',
    foundBy: 'keepsNothingOfTheCard',
    saying: /createCardToken.tokenized: the card's CVV is kept/,
    plant: (gateway) => {
      gateway.createCardToken = {
        ...gateway.createCardToken,
        read: (_, { card }) => ({
          kind: 'tokenized',
          cardToken: Buffer.from(JSON.stringify({ id: 'card-1', cvv: card.cvv })).toString('base64'),
        }),
      };
    },
  },
  {
    fault: 'a capability that is not declared',
    foundBy: 'implementsWhatItDeclares',
    saying: /refund is not declared/,
    manifest: {
      capabilities: ['chargePix', 'chargeCard', 'createCardToken', 'query', 'withdraw', 'webhook'],
    },
  },
  {
    fault: 'a capability that is declared only',
    foundBy: 'implementsWhatItDeclares',
    saying: /chargeBillet is declared, but not there/,
    manifest: {
      capabilities: [...new (declared())().manifest.capabilities, 'chargeBillet'],
    },
  },
  {
    fault: 'a capability without a recording',
    foundBy: 'hasARecordingOfEverything',
    saying: /fixtures\/refund\.\*\.json is missing/,
    recordings: (all) => all.filter(({ capability }) => capability !== 'refund'),
  },
  {
    fault: 'a forged delivery believed',
    foundBy: 'refusesForgedDeliveries',
    saying: /webhook.proven without its proof: "proven" instead of "forged"/,
    plant: (gateway) => {
      gateway.webhook = { ...gateway.webhook, proof: { kind: 'signed', verify: () => true } };
    },
  },
  {
    fault: 'an unproven delivery believed',
    foundBy: 'believesNoUnprovenDelivery',
    saying: /webhook.hint: believed without a proof/,
    plant: (gateway) => {
      gateway.webhook = { ...gateway.webhook, proof: { kind: 'unproven' } };
    },
    runner: class extends GatewayRunner {
      override readWebhook(...given: Parameters<GatewayRunner['readWebhook']>) {
        const reading = super.readWebhook(...given);
        return reading.kind === 'hint' ? { ...reading, kind: 'proven' as const } : reading;
      }
    },
    recordings: (all) =>
      all
        .filter(({ name }) => name !== 'webhook.forged')
        .map((one) =>
          one.name === 'webhook.proven'
            ? {
                ...one,
                name: 'webhook.hint',
                outcomeKind: 'hint',
                reading: { ...(one.reading as object), kind: 'hint' },
              }
            : one,
        ),
  },
  {
    fault: 'something read out of an empty delivery',
    foundBy: 'readsNothingOutOfNonsense',
    saying: /the body \{\}: "proven" instead of "unreadable"/,
    plant: (gateway) => {
      gateway.webhook = {
        ...gateway.webhook,
        read: () => ({ kind: 'told', news: [{ type: 'TRANSACTION', outcome: { kind: 'notFound' } }] }),
      };
    },
  },
  {
    fault: 'a call sent again under another key',
    foundBy: 'spellsTheSameIntentTheSame',
    saying: /refund.refunded: the second time.0.headers.idempotency-key/,
    plant: (gateway) => {
      const { send } = gateway.refund;
      gateway.refund = {
        ...gateway.refund,
        send: (intent, context) => ({
          ...send(intent, context),
          headers: { 'idempotency-key': randomUUID() },
        }),
      };
    },
  },
  {
    fault: 'the same intent spelt otherwise the second time',
    foundBy: 'spellsTheSameIntentTheSame',
    saying: /chargePix.awaiting: the second time.0.body/,
    plant: (() => {
      let calls = 0;
      return sending((intent) => ({ ...charge(intent), sequence: ++calls }));
    })(),
  },
  {
    fault: 'a split left out',
    foundBy: 'leavesNoSplitOut',
    saying: /who gets a part of the charge is not in the request/,
    plant: sending((intent) => charge({ ...intent, splits: [] })),
  },
  {
    fault: 'the CNPJ of a company sent as the document of a buyer',
    foundBy: 'neverSendsACnpj',
    saying: /the CNPJ 11222333000181 was sent/,
    plant: sending((intent) => ({ ...charge(intent), document: intent.customer.document })),
  },
  {
    fault: 'cards charged, and nothing said of how they become tokens',
    foundBy: 'saysHowCardsAreHandled',
    saying: /says how cards are handled: false instead of true/,
    manifest: { cards: undefined } as unknown as Partial<Manifest>,
  },
  {
    fault: 'a request that does not prove who we are',
    foundBy: 'provesWhoWeAre',
    saying: /the first request does not prove who we are/,
    plant: (gateway) => {
      gateway.authorize = () => ({});
    },
  },
];

const asked = ({ manifest, plant, runner, recordings }: Partial<Fault> = {}) => {
  const gateway = new (declared(manifest))();
  plant?.(gateway as unknown as SampleGateway);
  return askEverything(
    subject({
      gateway,
      credentials: SAMPLE_CREDENTIALS,
      recordings: recordings?.(SAMPLE_RECORDINGS) ?? SAMPLE_RECORDINGS,
      unlisted: 'declined',
      ...(runner ? { runner } : {}),
    }),
  );
};

describe('the contract', () => {
  it('finds nothing wrong with a gateway that does everything right', async () => {
    expect(Object.fromEntries(await asked())).toEqual({});
  });

  it.each(FAULTS)('finds $fault', async (fault) => {
    const found = await asked(fault);
    const problems = found.get(fault.foundBy) ?? [];
    expect(problems.filter((problem) => fault.saying.test(problem))).not.toEqual([]);
  });

  it('names each question by which a fault is found', () => {
    expect(Object.keys(QUESTIONS)).toEqual(expect.arrayContaining(FAULTS.map(({ foundBy }) => foundBy)));
  });
});
