export { addressLimit } from './address-limit.js';
export { ApiCents } from './api-cents.js';
export { AxiosTransport } from './axios-transport.js';
export {
  ClientCertificates,
  certificateExpiry,
  certificateFacts,
  isCertificateAddress,
} from './client-certificates.js';
export { CallableAddresses } from './callable-addresses.js';
export { ForbiddenAddress, checkedLookup } from './checked-lookup.js';
export { AnswersNothing } from './answers-nothing.js';
export { IdInPath } from './id-in-path.js';
export { GuardedClient, type GuardedAnswer, type GuardedRequest } from './guarded-client.js';
export { Field, NestedField, NestedListField } from './field.js';
export { EventStreamLimits } from './event-stream-limits.js';
export { clientNetwork } from './client-network.js';
export { BODY_LIMIT_BYTES, registerBodyParsers } from './body-parsers.js';
export { registerFramingChecks } from './request-framing.js';
export { RawBody } from './raw-body.js';
export { registerRequestLifecycle, requestIds } from './request-lifecycle.js';
export { StreamedBody } from './streamed-body.js';
export { VersionInQuery } from './version-in-query.js';
export { validationPipe } from './validation.js';
