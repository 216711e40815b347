import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. Its codes live two days (payments.md §9). */
export const HorizonbankGateway = genericRest({
  id: 'HORIZONBANK',
  name: 'Horizon Bank',
  lacks: ['chargeCard', 'chargeBillet'],
  texts: {
    chargeCard: 'Método de pagamento não reconhecido',
    chargeBillet: 'Método de pagamento não reconhecido',
  },
  pixExpiry: { field: 'pix.expiresInSeconds', value: 172_800 },
  pixKeys: 'phonePlus55',
});
