import { genericRest } from '../families/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const TransacGateway = genericRest({
  id: 'TRANSAC',
  name: 'Transac',
  refusals: { refund: 'Erro ao aprovar o reembolso.' },
});
