import { uploadPurpose } from '../../runtime/uploads/index.js';

/** A file that helps the defence of a dispute, from its seller. */
export const DEFENCE_FILE = uploadPurpose({
  name: 'defence-file',
  folder: 'dispute-files',
  access: 'private',
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  picture: { encodeAs: 'jpeg', longestSide: 3_000, maxPixels: 50_000_000 },
});

/** The same from staff. */
export const STAFF_DEFENCE_FILE = uploadPurpose({
  ...DEFENCE_FILE,
  name: 'staff-defence-file',
  sentBy: 'staff',
});

/** The most files of one dispute from staff, and from its seller. */
export const MOST_DEFENCE_FILES = 20;
