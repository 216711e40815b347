export { ReceiversModule } from './receivers.module.js';
export { ReceiverRow } from './store/receiver.entity.js';
export { ReceiverRecords, type KnownReceiver, type NewReceiver } from './store/receiver-records.js';
export { Receivers, type StoredReceiver } from './store/receivers.js';
export { receiverTokenContext, SEALED_IN_RECEIVERS } from './store/sealed-columns.js';
export { RECEIVERS_SCHEMA } from './schema.js';
