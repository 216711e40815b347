export type { ObjectAccess, ObjectKey } from './object-key.js';
export {
  LONGEST_READING_LINK_SECONDS,
  ObjectStorage,
  UPLOAD_LINK_SECONDS,
  type NewObject,
  type SignedUpload,
} from './object-storage.js';
export { StorageModule } from './storage.module.js';
export { StoredFiles } from './stored-files.js';
export { upload } from './upload.js';
