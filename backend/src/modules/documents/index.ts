export { DocumentsModule } from './documents.module.js';
export { DOCUMENTS_SCHEMA } from './schema.js';
