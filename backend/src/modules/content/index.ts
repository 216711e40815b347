export { CONTENT_SCHEMA } from './schema.js';
export { ContentModule } from './content.module.js';
