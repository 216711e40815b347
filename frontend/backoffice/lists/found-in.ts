import {
  managersList,
  ownProductsList,
  partnerSalesList,
  platformsList,
  productsList,
  usersList,
  type ListDefinition,
} from '@guiche/lists';

/** The list in which the rows are found that a filter by id may name. */
const FOUND_IN: Partial<Record<ListDefinition['area'], Readonly<Record<string, ListDefinition>>>> = {
  admin: { seller: usersList, manager: managersList, product: productsList },
  master: { platform: platformsList },
  seller: { product: ownProductsList },
};

/** Its products are those of other sellers, which its reader has no list of. */
const ONLY_BY_LINK: readonly string[] = [partnerSalesList.name];

/** Undefined: such a filter is set by a link only. */
export const foundIn = (
  { area, name, filters }: ListDefinition,
  filter: string,
): ListDefinition | undefined =>
  filters[filter]?.kind === 'id' && !ONLY_BY_LINK.includes(name) ? FOUND_IN[area]?.[filter] : undefined;

/** The parameter in which a form sends what was typed for such a filter. */
export const findName = (name: string): string => `${name}.find`;

/** What was typed for a filter, and the rows that fit, unless it was one. */
export interface Finding {
  readonly name: string;
  readonly text: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** More fit than the choices. */
  readonly hasMore: boolean;
  /** The search did not answer: nothing is known of what fits. */
  readonly hasFailed: boolean;
}
