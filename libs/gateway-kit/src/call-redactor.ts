import type { GatewayAccount } from './account.js';
import type { CardData } from './cards.js';
import { describeCredentials } from './credentials.js';
import type { AnyGateway } from './gateway.js';
import { redactor, encodings, textsIn, type Redact } from './redaction.js';

/** Fields of an intent that may appear in a log. All others are masked, including fields added later. */
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

/** Masks the account's secrets, the intent's personal data and the card in every text of one operation. */
export const callRedactor = (
  gateway: AnyGateway,
  account: GatewayAccount,
  intent: object,
  card: CardData | undefined,
): Redact =>
  redactor([...personalTexts(intent), ...textsIn(card)], {
    encoded: encodedSecrets(gateway, account),
    words: card?.cvv ? [card.cvv] : [],
  });

interface EncodedSecrets {
  /** A provider that is defined as data may be redefined while the account is cached, with other secret fields. */
  readonly of: AnyGateway;
  readonly secrets: readonly string[];
}

/** Computed once per account object, which is never changed in place: keys and certificates are long. */
const encoded = new WeakMap<GatewayAccount, EncodedSecrets>();

function encodedSecrets(gateway: AnyGateway, account: GatewayAccount): readonly string[] {
  const known = encoded.get(account);
  if (known?.of === gateway) return known.secrets;
  const secrets = encodings(secretsOf(gateway, account));
  encoded.set(account, { of: gateway, secrets });
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
