import { manifestOf } from '@guiche/gateway-kit';
import { subject, type ContractSubject, type Unlisted } from './contract/subject.js';
import { GATEWAYS } from './gateways.js';
import { credentialsOf, examplesOf } from './rehearsal/examples.js';

export { successfulExample, type ContractSubject } from './contract/subject.js';

/** Payments.md §4: unlisted words are REJECTED, except at these. */
const UNLISTED_IS_PENDING = new Set([
  'ZENET',
  'NOXPAY',
  'NEXTPAY',
  'BRAVIVE',
  'VENITIP',
  'MAKE_YOUR_BANK',
  'PAYSHARKGATEWAY',
  'FLOW2PAY',
  'BMB',
]);

/** HUNTERPAY's unlisted statuses have no status (payments.md §4): nothing changes. */
function unlistedBecomes(id: string): Unlisted {
  if (id === 'HUNTERPAY') return 'unknown';
  return UNLISTED_IS_PENDING.has(id) ? 'awaiting' : 'declined';
}

export const SUBJECTS: readonly ContractSubject[] = GATEWAYS.map((type) => {
  const { id } = manifestOf(type);
  return subject({
    gateway: new type(),
    credentials: credentialsOf(id),
    examples: () => examplesOf(id),
    unlisted: unlistedBecomes(id),
  });
});

/** Gateways that call a provider: one of the specification is a stub (payments.md §1). */
export const CALLING = SUBJECTS.filter(({ manifest }) => manifest.capabilities.length > 0);
