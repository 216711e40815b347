import type { ProviderName } from '../simulation/charge.js';

/** A brand that uses this software under its own name. */
export interface BeehiveBrand {
  readonly name: ProviderName;
  /** Whether it makes tokens of cards; the others take the card itself. */
  readonly cardTokens: boolean;
  /** Whether sellers are opened as marketplaces of it. */
  readonly marketplaces: boolean;
}

export const BEEHIVE_BRANDS: readonly BeehiveBrand[] = [
  { name: 'PAGUESAFE', cardTokens: false, marketplaces: false },
  { name: 'ABMEX', cardTokens: true, marketplaces: false },
  { name: 'SPACEFY', cardTokens: true, marketplaces: false },
  { name: 'AKTAPAY', cardTokens: true, marketplaces: false },
  { name: 'ABMEXPAY', cardTokens: true, marketplaces: false },
  { name: 'ABMEXSPLIT', cardTokens: false, marketplaces: true },
];
