/**
 * Whether a seller's address may be the source of an image: https, or a path on our own site. Data and script
 * addresses, other hosts written as //host, and characters that could leave an attribute or a style are refused.
 */
export function isSafeImageUrl(url: string): boolean {
  return isOwnPath(url) || isPublicHttps(url);
}

/** Whether the page may send the buyer to a seller's address: https only. */
export function isSafeRedirect(url: string): boolean {
  return isPublicHttps(url);
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a page may lead the buyer to an address that a payment provider gave: https, and in the demonstration http on this
 * machine, where the simulator runs. Never with a user name: it would show one host and lead to another.
 */
export function isSafeProviderUrl(url: string, { isDemo }: { readonly isDemo: boolean }): boolean {
  return isPublicHttps(url) || (isDemo && isLocalHttp(url));
}

// Control characters and blanks, quotes, angle brackets and backslashes: browsers drop or reread some of them, so
// what is checked would not be what is followed.
const TREACHEROUS = /[\s"'<>\\]|\p{Cc}/u;

function isOwnPath(url: string): boolean {
  return /^\/(?!\/)/.test(url) && !TREACHEROUS.test(url);
}

function isPublicHttps(url: string): boolean {
  return /^https:\/\//i.test(url) && hostOf(url) !== undefined;
}

function isLocalHttp(url: string): boolean {
  return /^http:\/\//i.test(url) && LOOPBACK.has(hostOf(url) ?? '');
}

/** The host that a browser would call, or undefined where the address does not plainly name it. */
function hostOf(url: string): string | undefined {
  if (TREACHEROUS.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, username, password } = new URL(url);
  // "https://bank.example@evil.example" shows one name and leads to another.
  return hostname !== '' && username === '' && password === '' ? hostname : undefined;
}
