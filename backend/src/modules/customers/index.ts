export { CUSTOMERS_SCHEMA } from './schema.js';
export { CustomersModule } from './customers.module.js';
export { Deliverables, type Deliverable, type DeliverableSource, type PaidOrder } from './deliverables.js';
