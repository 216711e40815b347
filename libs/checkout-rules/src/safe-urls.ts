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

// Control characters and blanks, quotes, angle brackets and backslashes: browsers drop or reread some of them, so
// what is checked would not be what is followed.
const TREACHEROUS = /[\s"'<>\\]|\p{Cc}/u;

function isOwnPath(url: string): boolean {
  return /^\/(?!\/)/.test(url) && !TREACHEROUS.test(url);
}

function isPublicHttps(url: string): boolean {
  if (!/^https:\/\//i.test(url) || TREACHEROUS.test(url)) return false;
  try {
    const { hostname, username, password } = new URL(url);
    // "https://bank.example@evil.example" shows one name and leads to another.
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}
