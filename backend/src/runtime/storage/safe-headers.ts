import { accessOf, contentTypeOf, type ObjectKey } from './object-key.js';

/**
 * A file is untrusted: it is shown as the type of its name or downloaded, and cannot run scripts on our origin.
 * @param savedAs the name under which it is downloaded; left out: pictures, sound and films are shown, and a download is named as the object
 */
export function safeHeaders(key: ObjectKey, savedAs?: string): Record<string, string> {
  const type = contentTypeOf(key);
  const name = key.slice(key.lastIndexOf('/') + 1);
  const shown = /^(?:image|audio|video)\//.test(type) && savedAs === undefined ? 'inline' : 'attachment';
  const ownName = savedAs === undefined ? '' : `; filename*=UTF-8''${encodedName(savedAs)}`;
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-disposition': `${shown}; filename="${name}"${ownName}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': accessOf(key) === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  };
}

/** RFC 8187: what is not a letter, a digit or one of a few signs is encoded. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
