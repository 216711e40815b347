import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const GatywayGateway = genericRest({
  id: 'GATYWAY',
  name: 'Gatyway',
  paths: { refund: '/payments/refund/{id}' },
  refundMethod: 'PUT',
  refusals: { refund: 'Failed to refund transaction' },
});
