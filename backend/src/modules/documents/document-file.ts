import { uploadPurpose } from '../../runtime/uploads/index.js';

/** A document of a seller: a photo or a PDF that only its owner and reviewers may read. */
export const DOCUMENT_FILE = uploadPurpose({
  name: 'seller-document',
  folder: 'seller-documents',
  access: 'private',
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  maxBytes: 10 * 1024 * 1024,
  // The small print of an identity card stays legible; phones take photos of up to 50 megapixels.
  picture: { encodeAs: 'jpeg', longestSide: 3_000, maxPixels: 50_000_000 },
});
