export * from './account.js';
export * from './amounts.js';
export * from './cards.js';
export type { CertificateLoader } from './certificates.js';
export { chargedCurrencies, chargesIn } from './charged-currencies.js';
export type { ConnectionOutcome } from './connection-test.js';
export {
  Credential,
  Public,
  describeCredentials,
  openCredentials,
  type CredentialField,
  type CredentialsClass,
} from './credentials.js';
export {
  Gateway,
  GatewayBase,
  manifestOf,
  type AnyGateway,
  type Evidence,
  type GatewayClass,
  type Login,
  type Manifest,
  type Oddities,
  type SignedCall,
} from './gateway.js';
export type { FileStore, ProviderFile } from './files.js';
export * from './intents.js';
export { knownStatuses } from './known-statuses.js';
export { NativeBody, UnreadableBody } from './native-body.js';
export * from './operations.js';
export * from './outcomes.js';
export { formatPixKey, type PixKeyFormat } from './pix-keys.js';
export * from './receivers.js';
export { redactor } from './redaction.js';
export {
  UnsupportedRequest,
  NotOffered,
  path,
  type ProviderApi,
  type GatewayRequest,
  type Json,
} from './requests.js';
export { GatewayRunner, NOT_IMPLEMENTED, type RunnerOptions } from './runner.js';
export { statusTable, type StatusReader, type UnlistedStatus } from './status-table.js';
export { TokenCache } from './token-cache.js';
export * from './transport.js';
export { sameSecret, type WebhookProof, type WebhookReader, type ParsedWebhook } from './webhook-reader.js';
export * from './webhooks.js';
export {
  withdrawTable,
  type WithdrawFacts,
  type WithdrawReader,
  type WithdrawStatus,
} from './withdraw-table.js';
export * from './withdraws.js';
export type { WireLog, WireLogEntry } from './wire-log.js';
