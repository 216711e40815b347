import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const ViatechGateway = genericRest({
  id: 'VIATECH',
  name: 'Viatech',
  refusals: { refund: 'Internal server error' },
});
