import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const TransacGateway = genericRest({
  id: 'TRANSAC',
  name: 'Transac',
  refusals: { refund: 'Erro ao aprovar o reembolso.' },
});
