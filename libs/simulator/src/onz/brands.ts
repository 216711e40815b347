import type { ProviderName } from '../simulation/charge.js';

/** A bank that runs on this software. */
export interface OnzBrand {
  readonly name: ProviderName;
  /** How its Accounts API wants to be asked for a token; the other way is taken for wrong credentials. */
  readonly accountsLogin: 'camelCase' | 'snake_case';
}

export const ONZ_BRANDS: readonly OnzBrand[] = [
  { name: 'ONZ', accountsLogin: 'camelCase' },
  { name: 'VOLUTI', accountsLogin: 'snake_case' },
  { name: 'TREEAL', accountsLogin: 'snake_case' },
];
