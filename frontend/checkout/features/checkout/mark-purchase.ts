const SHORTLY_SECONDS = 30;

/** A short-lived cookie is set before the purchase (specification, checkout §7, §9). The answer writes the payment into it. */
export function markPurchase(): void {
  // Named as the server names it (server/cookies.server.ts).
  const overHttps = window.location.protocol === 'https:';
  const name = overHttps ? '__Host-purchase' : 'purchase';
  const secure = overHttps ? '; Secure' : '';
  document.cookie = `${name}=begun; Path=/; Max-Age=${SHORTLY_SECONDS}; SameSite=Lax${secure}`;
}
