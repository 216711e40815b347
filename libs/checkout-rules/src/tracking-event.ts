const BYTES = 16;

/**
 * The id under which trackers are told that a checkout began: of the key that its purchase will carry, so that the server,
 * which keeps that key with the order, tells the same id and nobody counts twice. A digest, because whoever holds the key
 * itself may ask what was bought with it.
 */
export async function trackingEventId(attemptKey: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(attemptKey));
  return Array.from(new Uint8Array(digest, 0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
