import type { StorageConfig } from '../../config/index.js';
import { newObjectKey, type ObjectKey } from './object-key.js';
import type { NewObject } from './object-storage.js';
import { storageProblem } from './storage-problems.js';

/** The key of a file that may be uploaded; throws the problem of one that may not. */
export function newKeyFor(object: NewObject, config: StorageConfig): ObjectKey {
  if (object.bytes < 1) throw storageProblem('fileEmpty');
  if (object.bytes > (object.limitBytes ?? config.limitBytes)) throw storageProblem('fileTooLarge');
  return newObjectKey(object.access ?? config.access, object.folder, object.name);
}
