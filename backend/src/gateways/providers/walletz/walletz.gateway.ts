import { genericRest } from '../../protocols/generic-rest/index.js';

/**
 * Specification only: no public protocol is known. Its code has a "QR time" of 8000, read as seconds (payments.md
 * §9).
 */
export const WalletzGateway = genericRest({
  id: 'WALLETZ',
  name: 'Walletz',
  auth: { kind: 'oauth' },
  lacks: ['chargeCard', 'chargeBillet', 'createReceiver', 'queryReceiver'],
  texts: {
    chargeCard: 'Unsupported payment method',
    chargeBillet: 'Unsupported payment method',
    createReceiver: 'Not implemented yet.',
    queryReceiver: 'Not implemented yet.',
  },
  pixExpiry: { field: 'pix.qrTime', value: 8000, unit: 'seconds' },
});
