import type { PageAccess } from '../access/areas';
import type { IconName } from '../components/icon';

/** One page in the navigation of an area. */
export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  /** As the page's loader declares it: a page that the reader may not open is not listed. */
  readonly access?: PageAccess;
  /** How many things wait there for the reader. */
  readonly waiting?: number;
  readonly icon?: IconName;
  /** The part of the navigation that it stands in. */
  readonly section?: string;
  /** On a phone it comes before others into the bar at the bottom. */
  readonly isAtHand?: boolean;
  /** The page is a list that is searched by `?q=`. */
  readonly searchable?: boolean;
}

export interface NavigationSection {
  /** Absent for the first section, which needs no heading. */
  readonly title?: string;
  readonly items: readonly NavigationItem[];
}

/** The permissions of the signed-in person; `all` for an admin. */
export type Flags = 'all' | ReadonlySet<string>;

/** The navigation with the items that the reader may open, and without sections that are empty then. */
export function allowedNavigation(
  sections: readonly NavigationSection[],
  flags: Flags,
): readonly NavigationSection[] {
  const allowed = ({ access }: NavigationItem) => !access?.flag || flags === 'all' || flags.has(access.flag);
  return sections
    .map((section) => ({ ...section, items: section.items.filter(allowed) }))
    .filter(({ items }) => items.length > 0);
}

/** The item of the navigation that a page belongs to: its own, or that of the list or form above it. */
export function currentItem(
  sections: readonly NavigationSection[],
  pathname: string,
): NavigationItem | undefined {
  const items = sections.flatMap((section) => section.items);
  return items
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .reduce<NavigationItem | undefined>(
      (nearest, item) => (nearest && nearest.to.length >= item.to.length ? nearest : item),
      undefined,
    );
}

/** The pages for the bar at the bottom of a phone: those to be kept at hand, then the first of the others. */
export function itemsAtHand(
  sections: readonly NavigationSection[],
  count: number,
): readonly NavigationItem[] {
  const items = sections.flatMap((section) => section.items);
  return [...items.filter(({ isAtHand }) => isAtHand), ...items.filter(({ isAtHand }) => !isAtHand)].slice(
    0,
    count,
  );
}
