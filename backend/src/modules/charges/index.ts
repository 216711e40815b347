export { ChargesModule } from './charges.module.js';
export { CHARGES_SCHEMA } from './schema.js';
