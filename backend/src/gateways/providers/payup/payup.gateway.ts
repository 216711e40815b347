import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const PayupGateway = genericRest({
  id: 'PAYUP',
  name: 'PayUp',
  refusals: { refund: 'Internal server error' },
});
