/** The four facts a checkout fills in, by the names of the public service. */
export interface PostcodeAddress {
  readonly uf: string;
  readonly logradouro: string;
  readonly bairro: string;
  readonly localidade: string;
}

const LONGEST = 120;

/** The response of the service; a missing uf means that the postcode does not exist (specification checkout.md §7). */
export function readPostcode(result: unknown): PostcodeAddress | undefined {
  const facts = (typeof result === 'object' && result !== null ? result : {}) as Readonly<
    Record<string, unknown>
  >;
  const text = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
  };
  const uf = text('uf');
  if (!/^[A-Z]{2}$/.test(uf)) return undefined;
  // A small town has one postcode and no street: the buyer types it.
  return { uf, logradouro: text('logradouro'), bairro: text('bairro'), localidade: text('localidade') };
}
