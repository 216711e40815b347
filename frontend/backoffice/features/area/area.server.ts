import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { areaNavigation } from './area-navigation.server';
import { areaMessages } from './messages.server';

/** What the frame of an area shows: the platform, the signed-in person and the pages they may open. */
export async function loadArea({ api, valueOf, locale }: AreaCall) {
  const [current, site] = await Promise.all([api.get('/api/sessions/current'), api.get('/api/site')]);
  const { area, user, impersonator } = valueOf(current);
  return {
    locale,
    texts: compileMessages(areaMessages, locale),
    user: { name: user.name },
    impersonator,
    navigation: areaNavigation(area, user.flags, locale),
    // A master works above all platforms, whatever the host shows.
    brand: area === 'master' ? null : valueOf(site).brand,
  };
}

export type AreaData = Awaited<ReturnType<typeof loadArea>>;
