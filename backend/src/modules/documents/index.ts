export { DOCUMENT_KINDS, type DocumentKind } from './domain/document-kinds.js';
export { DocumentsModule } from './documents.module.js';
export { maskedTaxId } from './http/shown-document.js';
export { DOCUMENTS_SCHEMA } from './schema.js';
export { ApprovedDocuments, type ApprovedDocument } from './use-cases/approved-documents.js';
export { ReviewDocuments } from './use-cases/review-documents.js';
