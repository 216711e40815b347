// @ts-check
/** Forms of a checkout that no browser sends: keys that are invalid in a header, redirect addresses. */
const KEYS = [
  'short',
  `00000000\r\nX-Injected: 1`,
  '00000000\nX-Injected: 1',
  '鍵鍵鍵鍵鍵鍵鍵鍵',
  '0'.repeat(300),
  'a b c d e f g',
];
const RETURNS = [
  '/\r\nX-Injected: 1',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  '/%0d%0aX-Injected: 1',
];
const PATIENCE_MS = 10_000;

/**
 * @param {string} web
 * @param {string} offer
 * @returns {Promise<string[]>} what went wrong
 */
export async function formAttacks(web, offer) {
  const faults = [];
  for (const attackKey of KEYS) {
    const { status } = await send(`${web}/checkout/${offer}`, {
      attemptKey: attackKey,
      paymentMethod: 'PIX',
    });
    if (status !== 422) faults.push(`attemptKey ${JSON.stringify(attackKey)}: answered ${status}, not 422`);
  }
  for (const returnTo of RETURNS) {
    const { status, headers } = await send(`${web}/language`, { lang: 'es-ES', returnTo });
    const location = headers.get('location') ?? '';
    const away = new URL(location, web).origin !== new URL(web).origin;
    if (status >= 500 || away || headers.has('x-injected'))
      faults.push(`returnTo ${JSON.stringify(returnTo)}: answered ${status} to ${location}`);
  }
  return faults;
}

/** @param {string} address @param {Record<string, string>} fields */
function send(address, fields) {
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
