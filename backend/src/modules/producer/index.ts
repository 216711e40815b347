export { ProducerModule } from './producer.module.js';
export { PRODUCER_SCHEMA } from './schema.js';
