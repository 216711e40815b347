import { mayUse, type Area, type Flag, type TeamRole, type TeamScope } from '@guiche/access';
import type { Locale } from '@guiche/i18n';
import { LISTS } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import { AREA_PAGES } from '../../access/areas';
import type { NavigationItem } from '../../shell/navigation';
import { placeOf } from './area-places';
import { AREA_SCREENS, type AreaScreen } from './area-screens';
import { areaMessages } from './messages.server';

/**
 * The pages of an area that the signed-in person may open.
 * @param teamRole of a member of a seller's team; undefined for everybody else
 * @param waiting how many things wait, by page
 */
export function areaNavigation(
  area: Area,
  flags: readonly Flag[],
  locale: Locale,
  waiting: ReadonlyMap<string, number> = new Map(),
  teamRole?: TeamRole,
): NavigationItem[] {
  const { root, account } = AREA_PAGES[area];
  const isOpen = (page: { readonly area: Area; readonly flag?: Flag }) =>
    page.area === area && (!page.flag || flags.includes(page.flag));
  const isOpenToMember = (members: AreaScreen['members']) =>
    teamRole === undefined || (members !== undefined && mayUse(teamRole, members.scope, members.access));
  const screens = AREA_SCREENS.filter((screen) => isOpen(screen) && isOpenToMember(screen.members)).map(
    ({ page, isFirst = false }) => ({
      isFirst,
      item: { to: `${root}/${page}`, label: areaMessages[`screen_${page}`][locale], ...placeOf(page) },
    }),
  );
  return [
    ...screens.flatMap(({ isFirst, item }) => (isFirst ? [item] : [])),
    ...LISTS.filter(
      (list) => list.isInMenu !== false && isOpen(list) && isOpenToMember(ofList(list.teamScope)),
    ).map((list) => ({
      to: `${root}/${list.page}`,
      label: messagesOfList(list).title?.[locale] ?? list.name,
      waiting: waiting.get(list.page) ?? 0,
      searchable: list.filters.q?.kind === 'search',
      ...placeOf(list.page),
    })),
    ...screens.flatMap(({ isFirst, item }) => (isFirst ? [] : [item])),
    { to: account, label: areaMessages.account[locale], section: 'account', icon: 'account' },
  ];
}

const ofList = (scope: TeamScope | undefined): AreaScreen['members'] =>
  scope === undefined ? undefined : { scope, access: 'READ' };
