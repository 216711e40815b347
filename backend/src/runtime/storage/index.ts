export { isPdf, readObjectKey, type ObjectAccess, type ObjectKey } from './object-key.js';
export {
  LONGEST_READING_LINK_SECONDS,
  ObjectStorage,
  UPLOAD_LINK_SECONDS,
  type NewObject,
  type StoredObject,
  type SignedUpload,
} from './object-storage.js';
export { safeHeaders } from './safe-headers.js';
export { storageProblem } from './storage-problems.js';
export { StorageModule } from './storage.module.js';
export { StoredFiles } from './stored-files.js';
export { upload } from './upload.js';
