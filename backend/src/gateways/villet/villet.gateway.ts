import { genericRest } from '../families/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const VilletGateway = genericRest({
  id: 'VILLET',
  name: 'VilletPay',
  refusals: { withdraw: 'Failed to process the withdraw request.' },
});
