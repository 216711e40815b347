import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const LynxpayGateway = genericRest({
  id: 'LYNXPAY',
  name: 'LynxPay',
  refusals: { refund: 'Erro ao processar reembolso' },
});
