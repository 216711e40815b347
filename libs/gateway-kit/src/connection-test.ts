import { cents } from '@guiche/money';
import type { AnyGateway } from './gateway.js';
import type { QueryIntent } from './intents.js';
import type { NativeBody } from './native-body.js';
import type { Context, NextPage, Operation, OperationName } from './operations.js';
import type { Refused, Unknown } from './outcomes.js';
import type { WithdrawQueryIntent } from './withdraws.js';

/**
 * What a test of an account's connection found. `connected`: the provider answered in its own language and turned nobody
 * away; `by` says what it was asked. `notTestable`: this provider has no call that is sure to change nothing.
 */
export type ConnectionOutcome =
  | { readonly kind: 'connected'; readonly by: 'login' | OperationName }
  | { readonly kind: 'notTestable' }
  | Refused
  | Unknown;

type Asked = QueryIntent & WithdrawQueryIntent;

/** Questions, the most telling first: a search proves more than an id that cannot be found. */
const QUESTIONS = ['find', 'query', 'queryWithdraw'] as const;

export interface Question {
  readonly name: (typeof QUESTIONS)[number];
  readonly operation: Operation<Asked, ConnectionOutcome>;
}

/** The question to ask about something that nobody made: whatever is answered, nothing moves. Undefined: there is none. */
export function harmlessQuestion(gateway: AnyGateway): Question | undefined {
  const name = QUESTIONS.find((question) => gateway[question]);
  if (!name) return undefined;
  // All three are asked by ids, and the intent below holds those of all three.
  const asked = gateway[name] as unknown as Operation<Asked, ConnectionOutcome>;
  const connected: ConnectionOutcome = { kind: 'connected', by: name };
  const turnedAway = (told: ConnectionOutcome | NextPage | undefined): Refused | undefined =>
    told?.kind === 'refused' && told.reason === 'credentials' ? told : undefined;
  return {
    name,
    operation: {
      ...(asked.before && { before: asked.before }),
      send: (intent: Asked, context: Context) => asked.send(intent, context),
      read: (body: NativeBody, intent: Asked, context: Context) => {
        try {
          return turnedAway(asked.read(body, intent, context)) ?? connected;
        } catch {
          // An answer about nothing need not have the shape of one about a charge; that it is one, was read before.
          return connected;
        }
      },
      readError: (status) => (NOT_FOUND.has(status) ? connected : undefined),
    },
  };
}

/** Said of an id that does not exist; what is no answer in the provider's language does not come this far. */
const NOT_FOUND = new Set([400, 404, 410, 422]);

/** About a charge, or a payout, that was never made. */
export const aboutNothing = (attemptId: string, now: Date): Asked => ({
  attemptId,
  reference: attemptId,
  withdrawReference: attemptId,
  withdrawId: attemptId,
  amount: cents(100),
  paymentMethod: 'PIX',
  createdAt: now,
  askedAt: now,
});
