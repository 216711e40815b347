import { accessOf, contentTypeOf, type ObjectKey } from './object-key.js';

/** A file is untrusted: it is shown as the type of its name or downloaded, and cannot run scripts on our origin. */
export function safeHeaders(key: ObjectKey): Record<string, string> {
  const type = contentTypeOf(key);
  const name = key.slice(key.lastIndexOf('/') + 1);
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-disposition': `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': accessOf(key) === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  };
}
