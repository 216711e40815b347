import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const VilletGateway = genericRest({
  id: 'VILLET',
  name: 'VilletPay',
  paths: { withdraw: '/withdraws', queryWithdraw: '/withdraws/{id}' },
  refusals: { withdraw: 'Failed to process the withdraw request.' },
});
