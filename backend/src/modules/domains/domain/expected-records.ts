/** A DNS record that a host needs, and what was found in its place. */
export interface NeededRecord {
  readonly type: 'CNAME' | 'TXT';
  readonly name: string;
  readonly expected: string;
  readonly found: readonly string[];
  readonly isRight: boolean;
}

/** What DNS says about a host. Names are in lower case and without the last dot. */
export interface DnsAnswers {
  readonly cname: readonly string[];
  readonly addresses: readonly string[];
  readonly targetAddresses: readonly string[];
  /** The texts at {@link ownershipName}. */
  readonly texts: readonly string[];
}

/** Where the owner of a host proves the ownership. */
export const ownershipName = (host: string): string => `_guiche.${host}`;
export const ownershipText = (token: string): string => `guiche-domain=${token}`;

const NOTHING: DnsAnswers = { cname: [], addresses: [], targetAddresses: [], texts: [] };

/**
 * The records that a host needs, with what was found. A host whose addresses are those of the target leads there as well: a domain
 * without a subdomain cannot have a CNAME record.
 */
export function expectedRecords(
  { host, token, target }: { readonly host: string; readonly token: string; readonly target: string },
  { cname, addresses, targetAddresses, texts }: DnsAnswers = NOTHING,
): readonly [NeededRecord, NeededRecord] {
  const leadsByAddress = addresses.length > 0 && addresses.every((one) => targetAddresses.includes(one));
  const text = ownershipText(token);
  return [
    {
      ...{ type: 'CNAME', name: host, expected: target },
      found: cname.length > 0 ? cname : addresses,
      isRight: cname.includes(target) || leadsByAddress,
    },
    {
      ...{ type: 'TXT', name: ownershipName(host), expected: text },
      found: texts,
      isRight: texts.includes(text),
    },
  ];
}
