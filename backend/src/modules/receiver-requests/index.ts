export { ReceiverRequestsModule } from './receiver-requests.module.js';
export { RECEIVER_REQUESTS_SCHEMA } from './schema.js';
export { SEALED_IN_RECEIVER_REQUESTS } from './store/sealed-columns.js';
