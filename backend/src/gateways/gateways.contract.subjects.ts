import {
  manifestOf,
  toReaisNumber,
  toReaisString,
  type AnyGateway,
  type Capability,
  type GatewayAccount,
  type Json,
  type Manifest,
  type MoneyUnit,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { GATEWAYS } from './gateways.js';
import { credentialsOf, recordingsOf, type Exchange, type Recording } from './testing/recordings.js';
import { SAMPLE_CHARGE, sampleAccount } from './testing/samples.js';

/** A gateway of the list with everything the contract asks it about. */
export interface Subject {
  readonly id: string;
  readonly manifest: Manifest;
  readonly gateway: AnyGateway;
  readonly account: GatewayAccount;
  readonly recordings: readonly Recording[];
  /** Recordings in which something was sent. */
  readonly operations: readonly Recording[];
  readonly webhooks: readonly Recording[];
  readonly login: Exchange | undefined;
  /** The token calls of all its APIs; the first is `login`. */
  readonly logins: readonly Exchange[];
  /** How this provider writes an amount. */
  readonly spelt: (amount: Cents) => Json;
}

/** Operations that move money: their requests carry our key and the exact amount. */
const MONEY: readonly Capability[] = ['chargePix', 'chargeCard', 'chargeBillet', 'refund', 'withdraw'];
const WENT_WRONG = ['refused', 'unknown', 'declined', 'notFound'];

const SPELLING: Readonly<Record<MoneyUnit, (amount: Cents) => Json>> = {
  cents: (amount) => amount,
  reaisNumber: toReaisNumber,
  reaisString: toReaisString,
};

export const SUBJECTS: readonly Subject[] = GATEWAYS.map((type) => {
  const manifest = manifestOf(type);
  const { id } = manifest;
  const recordings = recordingsOf(id);
  const logins = recordings
    .filter(({ capability }) => capability === 'login')
    .flatMap(({ exchanges }) => exchanges);
  return {
    id,
    manifest,
    gateway: new type(),
    account: sampleAccount(id, credentialsOf(id)),
    recordings,
    operations: recordings.filter(
      ({ exchanges, capability }) => exchanges.length > 0 && capability !== 'login',
    ),
    webhooks: recordings.filter(({ capability }) => capability === 'webhook'),
    login: logins[0],
    logins,
    spelt: SPELLING[manifest.moneyUnit],
  };
});

/** Those that call somebody: one of the specification's providers is a stub (payments.md §1). */
export const CALLING = SUBJECTS.filter(({ manifest }) => manifest.capabilities.length > 0);

/** The first recording of a capability that went well. */
export const wellDone = ({ operations }: Subject, capability: string): Recording | undefined =>
  operations.find((one) => one.capability === capability && !WENT_WRONG.includes(one.outcomeKind));

/** The recordings, one for each operation that moves money, that went well. */
export const moneyMoved = (subject: Subject): Recording[] =>
  MONEY.map((capability) => wellDone(subject, capability)).filter((one) => one !== undefined);

/** Where in a recording the money moves: the last request of a refund, otherwise the one that holds the amount. */
export const moneyIndex = ({ spelt }: Subject, { exchanges, capability }: Recording): number =>
  capability === 'refund'
    ? exchanges.length - 1
    : exchanges.findIndex(({ request }) =>
        // A second API of the same provider may write money its own way (ONZ: text for charges, a number for payouts).
        [spelt, ...(capability === 'withdraw' ? Object.values(SPELLING) : [])].some((spell) =>
          holds(request.body, spell(SAMPLE_CHARGE.amount)),
        ),
      );

/** Whether a value stands somewhere in a body, with its type: 0.29 is not "0.29". */
export function holds(body: Json, value: Json): boolean {
  if (body === value) return true;
  return (
    typeof body === 'object' && body !== null && Object.values(body).some((part: Json) => holds(part, value))
  );
}
