import { cents } from '@guiche/money';
import type { AnyGateway } from './gateway.js';
import type { QueryIntent } from './intents.js';
import type { NativeBody } from './native-body.js';
import type { OperationContext, NextPage, Operation, OperationName } from './operations.js';
import type { Refused, Unknown } from './outcomes.js';
import type { WithdrawQueryIntent } from './withdraws.js';

/**
 * The result of a connection test. `connected`: the provider answered in its format and accepted the credentials;
 * `by` names the call. `notTestable`: this provider has no call that is certain to change nothing.
 */
export type ConnectionOutcome =
  | { readonly kind: 'connected'; readonly by: 'login' | OperationName }
  | { readonly kind: 'notTestable' }
  | Refused
  | Unknown;

type ProbeIntent = QueryIntent & WithdrawQueryIntent;

/** Operations for the test, in order of preference: a search proves more than an id that cannot be found. */
const PROBES = ['find', 'query', 'queryWithdraw'] as const;

export interface Probe {
  readonly name: (typeof PROBES)[number];
  readonly operation: Operation<ProbeIntent, ConnectionOutcome>;
}

/**
 * Returns a query about a charge that does not exist. It changes nothing, whatever the answer. Undefined when there
 * is none.
 */
export function probeOperation(gateway: AnyGateway): Probe | undefined {
  const name = PROBES.find((probe) => gateway[probe]);
  if (!name) return undefined;
  // All three query by ids, and the intent below contains the ids of all three.
  const operation = gateway[name] as unknown as Operation<ProbeIntent, ConnectionOutcome>;
  const connected: ConnectionOutcome = { kind: 'connected', by: name };
  const turnedAway = (reported: ConnectionOutcome | NextPage | undefined): Refused | undefined =>
    reported?.kind === 'refused' && reported.reason === 'credentials' ? reported : undefined;
  return {
    name,
    operation: {
      ...(operation.before && { before: operation.before }),
      send: (intent: ProbeIntent, context: OperationContext) => operation.send(intent, context),
      read: (body: NativeBody, intent: ProbeIntent, context: OperationContext) => {
        try {
          return turnedAway(operation.read(body, intent, context)) ?? connected;
        } catch {
          // An answer about an unknown id need not have the shape of a charge. The session has already checked that
          // it is JSON.
          return connected;
        }
      },
      readError: (status) => (NOT_FOUND.has(status) ? connected : undefined),
    },
  };
}

/** Statuses for an id that does not exist. Answers that are not in the provider's format do not reach this point. */
const NOT_FOUND = new Set([400, 404, 410, 422]);

/** An intent about a charge or payout that does not exist. */
export const probeIntent = (attemptId: string, now: Date): ProbeIntent => ({
  attemptId,
  reference: attemptId,
  withdrawReference: attemptId,
  withdrawId: attemptId,
  amount: cents(100),
  paymentMethod: 'PIX',
  createdAt: now,
  queriedAt: now,
});
