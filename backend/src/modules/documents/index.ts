export { DOCUMENT_KINDS, type DocumentKind } from './domain/document-kinds.js';
export { DocumentsModule } from './documents.module.js';
export { maskedTaxId } from './domain/masked-tax-id.js';
export { DOCUMENTS_SCHEMA } from './schema.js';
export { ApprovedDocuments, type ApprovedDocument } from './use-cases/approved-documents.js';
export { ReviewDocuments } from './use-cases/review-documents.js';
