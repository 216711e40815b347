import {
  GatewayRunner,
  toReaisNumber,
  toReaisString,
  type AnyGateway,
  type Capability,
  type CardData,
  type GatewayAccount,
  type Json,
  type Manifest,
  type MoneyUnit,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import type { Exchange, Example } from '../rehearsal/examples.js';
import { SAMPLE_CHARGE, sampleAccount } from '../rehearsal/samples.js';
import { stage } from '../rehearsal/stage.js';

/** The default of an unlisted status at a provider (payments.md §4). Never final. */
export type Unlisted = 'awaiting' | 'declined' | 'unknown';

/** A gateway with everything the contract checks need. */
export interface ContractSubject {
  readonly id: string;
  readonly manifest: Manifest;
  readonly gateway: AnyGateway;
  readonly account: GatewayAccount;
  readonly examples: readonly Example[];
  /** Examples with at least one request. */
  readonly operations: readonly Example[];
  readonly webhooks: readonly Example[];
  readonly login: Exchange | undefined;
  /** The token calls of all its APIs; the first is `login`. */
  readonly logins: readonly Exchange[];
  /** How this provider formats an amount. */
  readonly formatAmount: (amount: Cents) => Json;
  readonly unlisted: Unlisted;
  /** The real runner, unless a fault is planted in it. */
  readonly runner: typeof GatewayRunner;
}

/** The input for a subject. */
export interface SubjectParts {
  readonly gateway: AnyGateway;
  readonly credentials: Record<string, unknown>;
  /** Read on first use: most tests need one of seventy. */
  readonly examples: () => readonly Example[];
  readonly unlisted: Unlisted;
  readonly runner?: typeof GatewayRunner;
}

export function subject({ gateway, credentials, examples, unlisted, runner }: SubjectParts): ContractSubject {
  const { manifest } = gateway;
  let read: readonly Example[] | undefined;
  const all = (): readonly Example[] => (read ??= examples());
  const logins = (): Exchange[] =>
    all()
      .filter(({ capability }) => capability === 'login')
      .flatMap(({ exchanges }) => exchanges);
  return {
    id: manifest.id,
    manifest,
    gateway,
    account: sampleAccount(manifest.id, credentials),
    get examples() {
      return all();
    },
    get operations() {
      return all().filter(({ exchanges, capability }) => exchanges.length > 0 && capability !== 'login');
    },
    get webhooks() {
      return all().filter(({ capability }) => capability === 'webhook');
    },
    get login() {
      return logins()[0];
    },
    get logins() {
      return logins();
    },
    formatAmount: AMOUNT_FORMATS[manifest.moneyUnit],
    unlisted,
    runner: runner ?? GatewayRunner,
  };
}

/** A provider that replies with the exchanges, including the gateway's token calls. */
export const staged = (
  { logins, runner }: ContractSubject,
  exchanges: readonly Exchange[],
  card?: CardData,
) => stage(exchanges, logins, runner, card);

/** Operations that move money: their requests carry our key and the exact amount. */
const MONEY: readonly Capability[] = ['chargePix', 'chargeCard', 'chargeBillet', 'refund', 'withdraw'];
const WENT_WRONG = ['refused', 'unknown', 'declined', 'notFound'];

const AMOUNT_FORMATS: Readonly<Record<MoneyUnit, (amount: Cents) => Json>> = {
  cents: (amount) => amount,
  reaisNumber: toReaisNumber,
  reaisString: toReaisString,
};

/** The first successful example of a capability. */
export const successfulExample = ({ operations }: ContractSubject, capability: string): Example | undefined =>
  operations.find((one) => one.capability === capability && !WENT_WRONG.includes(one.outcomeKind));

/** The successful examples, one for each operation that moves money. */
export const moneyMoved = (subject: ContractSubject): Example[] =>
  MONEY.map((capability) => successfulExample(subject, capability)).filter((one) => one !== undefined);

/** The index of the exchange that moves money: the last request of a refund, otherwise the one with the amount. */
export const moneyIndex = (
  { formatAmount: formatted }: ContractSubject,
  { exchanges, capability, moneyStep }: Example,
): number =>
  capability === 'refund'
    ? exchanges.length - 1
    : (moneyStep ??
      exchanges.findIndex(({ request }) =>
        // A second API of a provider may use another money format (ONZ: text for charges, a number for payouts).
        [formatted, ...(capability === 'withdraw' ? Object.values(AMOUNT_FORMATS) : [])].some((format) =>
          holds(request.body, format(SAMPLE_CHARGE.amount)),
        ),
      ));

/** Returns whether a body contains a value, with its type: 0.29 is not "0.29". */
export function holds(body: Json, value: Json): boolean {
  if (body === value) return true;
  return (
    typeof body === 'object' && body !== null && Object.values(body).some((part: Json) => holds(part, value))
  );
}
