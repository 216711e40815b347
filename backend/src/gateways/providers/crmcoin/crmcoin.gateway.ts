import { genericRest } from '../../protocols/generic-rest/index.js';

/**
 * Specification only: no public protocol is known. Our key of a payout is shortened to 22 characters (payments.md
 * §5).
 */
export const CrmcoinGateway = genericRest({
  id: 'CRMCOIN',
  name: 'CrmCoin',
  lacks: ['chargeCard', 'chargeBillet', 'createReceiver', 'queryReceiver'],
  texts: {
    chargeCard: 'Tipo de transação não suportado.',
    chargeBillet: 'Tipo de transação não suportado.',
  },
  paths: {
    chargePix: '/orders',
    query: '/details/orders/{id}',
    find: '/details/orders',
    refund: '/orders/{id}/refund',
  },
  pixKeys: 'punctuated',
  withdrawReferenceLength: 22,
});
