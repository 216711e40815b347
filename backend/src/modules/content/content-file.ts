import { uploadPurpose } from '../../runtime/uploads/index.js';

/** A file that buyers download or play. The size is what a slow line sends within the minute that an upload may take. */
export const CONTENT_FILE = uploadPurpose({
  name: 'content-file',
  folder: 'content',
  access: 'private',
  types: [
    ...(['application/pdf', 'application/epub+zip', 'application/zip'] as const),
    ...(['audio/mpeg', 'audio/x-m4a', 'video/mp4', 'image/jpeg', 'image/png', 'image/webp'] as const),
  ],
  maxBytes: 50 * 1024 * 1024,
  picture: { encodeAs: 'jpeg', longestSide: 4_000, maxPixels: 50_000_000 },
});

/** A file of a lesson: played, shown or downloaded. */
export const LESSON_FILE = uploadPurpose({ ...CONTENT_FILE, name: 'lesson-file' });

/** The most files of one product. */
export const MOST_FILES = 30;

/** The most files of one lesson. */
export const MOST_LESSON_FILES = 20;
