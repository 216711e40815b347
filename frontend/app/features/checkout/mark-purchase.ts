const SHORTLY_SECONDS = 30;

/** A short-lived cookie is set before the purchase (specification, checkout §7, §9). The answer writes the payment into it. */
export function markPurchase(): void {
  document.cookie = `purchase=begun; Path=/; Max-Age=${SHORTLY_SECONDS}; SameSite=Lax`;
}
