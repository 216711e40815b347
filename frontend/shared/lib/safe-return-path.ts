/**
 * A path of our own site, or its start. A form field is anyone's to fill in: an address of another site, however
 * disguised (`//evil`, `/\evil`, `/.//evil`, a tab in the middle), must not become a redirect.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/';
  const own = 'http://own.invalid';
  const url = URL.canParse(wanted, own) ? new URL(wanted, own) : undefined;
  // Without its dots `/.//evil` is a path of our own still, and `//evil` as an address.
  return url?.origin === own && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}

/** Whether a path is safe to return to. */
export const isOwnPath = (wanted: string): boolean => safeReturnPath(wanted) === wanted;
