import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const PixiumGateway = genericRest({
  id: 'PIXIUM',
  name: 'Pixium',
  lacks: ['chargeCard', 'chargeBillet'],
  texts: {
    chargeCard: 'Método de pagamento não suportado',
    chargeBillet: 'Método de pagamento não suportado',
  },
  pixKeys: 'phonePlus55',
});
