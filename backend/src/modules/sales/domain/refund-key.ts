import { cnpjCharacters, pixKeyType } from '@guiche/brazil';

/**
 * Whether the money of a boleto may go to this PIX key. A CPF or CNPJ must be that of the purchase (screens.md A7). The owner of any
 * other key is known to its bank only: whoever pays checks the name there.
 *
 * @param document of the purchase, without punctuation; null when the buyer gave none
 */
export function mayReceiveRefund(key: string | undefined, document: string | null): boolean {
  const type = key === undefined ? undefined : pixKeyType(key);
  if (key === undefined || type === undefined) return false;
  return (type !== 'CPF' && type !== 'CNPJ') || document === null || cnpjCharacters(key) === document;
}
