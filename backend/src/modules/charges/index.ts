export { ChargesModule } from './charges.module.js';
export { CHARGES_SCHEMA } from './schema.js';
export { FollowChargePayment, type ChargeNews } from './use-cases/follow-charge-payment.js';
