/** Providers whose own library our page knows: it makes their card tokens in the browser (checkout.md §7). */
const PROVIDERS = new Set(['IUGU', 'IUGUBAAS']);

/** Whether cards for this provider become tokens by its library in the page. */
export const makesTokensInPage = (paymentProvider: string): boolean => PROVIDERS.has(paymentProvider);
