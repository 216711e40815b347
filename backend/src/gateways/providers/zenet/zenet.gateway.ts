import { genericRest } from '../../protocols/generic-rest/index.js';

/**
 * Specification only: no public protocol is known. An account needs a public key in addition to its client
 * credentials (payments.md §5).
 */
export const ZenetGateway = genericRest({
  id: 'ZENET',
  name: 'Zenet',
  auth: { kind: 'oauth', publicKey: true },
  lacks: ['chargeCard', 'chargeBillet'],
  texts: { chargeCard: 'Credit card not implemented', chargeBillet: 'Boleto not implemented' },
  words: { unlisted: 'pending' },
  refusals: { credentials: 'Public key is required' },
});
