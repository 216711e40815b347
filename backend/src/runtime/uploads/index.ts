export { FILE_LINK_SECONDS, FileLinks } from './file-links.js';
export { FileInBody, TakesUpload, type SentFile } from './takes-upload.js';
export { UploadLinks, type UploadLinkPurpose, type OpenedUpload } from './upload-links.js';
export {
  uploadPurpose,
  type PictureEncoding,
  type UploadPurpose,
  type UploadType,
} from './upload-purpose.js';
export { Uploads, type ArrivingFile, type KeptFile } from './uploads.js';
export { UploadsModule } from './uploads.module.js';
export { VirusScanner } from './virus-scanner.js';
