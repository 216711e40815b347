export { ProducerModule } from './producer.module.js';
export { PRODUCER_SCHEMA } from './schema.js';
export { FindRecords, type RecordKind } from './use-cases/find-records.js';
export { FindRecordsDto, FoundRecordsDto } from './http/found-records.dto.js';
