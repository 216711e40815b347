import type { UploadTexts } from '../text-keys';

export const upload: UploadTexts = {
  uploaded: 'The file was uploaded!',
  uploadFailed: 'Something went wrong with the upload, please contact support',
};
