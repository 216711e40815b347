export { AuditLog, because, type AuditEntry } from './audit-log.js';
export { AuditModule } from './audit.module.js';
export { nameOfEditor } from './name-of-editor.js';
export { AUDIT_SCHEMA } from './schema.js';
export { verifyAuditLog, type VerifiedChain } from './verify-audit-log.js';
