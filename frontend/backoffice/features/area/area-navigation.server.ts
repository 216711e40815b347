import type { Area, Flag } from '@guiche/access';
import type { Locale } from '@guiche/i18n';
import { LISTS } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import { AREA_PAGES } from '../../access/areas';
import type { NavigationItem } from '../../shell/navigation';
import { areaMessages } from './messages.server';

/** The pages of an area that the signed-in person may open. */
export function areaNavigation(area: Area, flags: readonly Flag[], locale: Locale): NavigationItem[] {
  const { root, home } = AREA_PAGES[area];
  const lists = LISTS.filter((list) => list.area === area && (!list.flag || flags.includes(list.flag)));
  return [
    ...lists.map((list) => ({
      to: `${root}/${list.page}`,
      label: messagesOfList(list).title?.[locale] ?? list.name,
    })),
    { to: home, label: areaMessages.account[locale] },
  ];
}
