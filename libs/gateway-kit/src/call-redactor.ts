import type { GatewayAccount } from './account.js';
import type { CardData } from './cards.js';
import { describeCredentials } from './credentials.js';
import type { AnyGateway } from './gateway.js';
import { redactor, spellings, textsIn, type Redact } from './redaction.js';

/** Of an intent, what may stand in a log. Everything else in it is masked, so a field added later is hidden at first. */
const LOGGABLE = new Set([
  'attemptId',
  'orderId',
  'userId',
  'refundId',
  'reference',
  'namedReference',
  'withdrawReference',
  'withdrawId',
  'receiverId',
  'description',
  'currency',
  'paymentMethod',
  'pixType',
  'documentType',
  'items',
  'splits',
  'providerData',
]);

/** Hides in every text of one operation the account's secrets, the people in its intent, and the card. */
export const callRedactor = (
  gateway: AnyGateway,
  account: GatewayAccount,
  intent: object,
  card: CardData | undefined,
): Redact =>
  redactor([...personalTexts(intent), ...textsIn(card)], {
    spelt: spelledSecrets(gateway, account),
    words: card?.cvv ? [card.cvv] : [],
  });

interface Spelled {
  /** A provider that is data may be defined anew while the account is held, and other fields of it are secret then. */
  readonly of: AnyGateway;
  readonly secrets: readonly string[];
}

/** Found out once for each account, which is never changed in place: its keys and certificates are long. */
const spelled = new WeakMap<GatewayAccount, Spelled>();

function spelledSecrets(gateway: AnyGateway, account: GatewayAccount): readonly string[] {
  const known = spelled.get(account);
  if (known?.of === gateway) return known.secrets;
  const secrets = spellings(secretsOf(gateway, account));
  spelled.set(account, { of: gateway, secrets });
  return secrets;
}

function secretsOf(gateway: AnyGateway, account: GatewayAccount): string[] {
  const secret = describeCredentials(gateway.manifest.credentials).filter((field) => field.secret);
  return [
    ...secret.flatMap(({ name }) => textsIn(account.credentials[name])),
    ...textsIn([
      account.webhookAuthToken,
      account.platformPrivateKey,
      account.proxy,
      account.cashInCertificate,
      account.cashOutCertificate,
      account.platformCertificates,
    ]),
  ];
}

const personalTexts = (intent: object): string[] =>
  Object.entries(intent).flatMap(([field, value]) => (LOGGABLE.has(field) ? [] : textsIn(value)));
