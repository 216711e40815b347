import type { ProviderName } from '../simulation/charge.js';

/** A bank that runs on this software. */
export interface OnzBrand {
  readonly name: ProviderName;
  /** The format of the Accounts API's token request; the other one is refused as wrong credentials. */
  readonly accountsLogin: 'camelCase' | 'snake_case';
}

export const ONZ_BRANDS: readonly OnzBrand[] = [
  { name: 'ONZ', accountsLogin: 'camelCase' },
  { name: 'VOLUTI', accountsLogin: 'snake_case' },
  { name: 'TREEAL', accountsLogin: 'snake_case' },
];
