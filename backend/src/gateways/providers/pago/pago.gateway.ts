import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. Its code lives 1440 minutes (payments.md §9). */
export const PagoGateway = genericRest({
  id: 'PAGO',
  name: 'Pago',
  lacks: ['chargeBillet'],
  texts: { chargeBillet: 'Invalid payment method' },
  pixExpiry: { field: 'pix.expiresInMinutes', value: 1440 },
});
