import type { UploadTexts } from '../texts.server';

export const upload: UploadTexts = {
  uploaded: 'The file was uploaded!',
  uploadFailed: 'Something went wrong with the upload, please contact support',
};
