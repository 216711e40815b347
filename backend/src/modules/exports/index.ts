export { ExportsModule } from './exports.module.js';
export { EXPORTS_SCHEMA } from './schema.js';
