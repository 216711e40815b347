export { ExportsModule } from './exports.module.js';
export { FileSources, type AskedFile, type FilePart, type FileSource } from './file-sources.js';
export { EXPORTS_SCHEMA } from './schema.js';
export { OwnExports } from './use-cases/own-exports.js';
