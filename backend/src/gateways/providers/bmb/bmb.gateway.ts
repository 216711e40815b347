import { genericRest } from '../../protocols/generic-rest/index.js';

/**
 * Specification only, except for the header of its keys. Paid is APPROVED, everything else PENDING (payments.md §4):
 * a refund could never be seen, so it is not offered.
 */
export const BmbGateway = genericRest({
  id: 'BMB',
  name: 'BMB Finance',
  auth: { kind: 'header', name: 'secretKey' },
  lacks: ['chargeCard', 'chargeBillet', 'refund', 'createReceiver', 'queryReceiver'],
  texts: {
    chargeCard: 'Método de pagamento não implementado/suportado',
    chargeBillet: 'Método de pagamento não implementado/suportado',
  },
  paths: { chargePix: '/GerarQRCode', query: '/consultaQRCode/{id}', find: '/consultaQRCode' },
  words: { APPROVED: ['Paid'], REFUNDED: [], CHARGEBACK: [], REJECTED: [], unlisted: 'pending' },
});
