import type { Area } from '@guiche/access';
import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { AREA_PAGES } from '../../access/areas';
import { keptFormOf } from '../../forms/kept-form.server';
import { areaNavigation } from './area-navigation.server';
import { areaMessages } from './messages.server';

/** What the frame of an area shows: the platform, the signed-in person and the pages they may open. */
export async function loadArea(call: AreaCall, ofArea: Area) {
  const { api, valueOf, locale } = call;
  const [current, site, waiting] = await Promise.all([
    api.get('/api/sessions/current'),
    api.get('/api/site'),
    waitingIn(call, ofArea),
  ]);
  const { area, user, impersonator, team } = valueOf(current);
  const left = keptFormOf(call.context, call.request, user.id);
  const { brand } = valueOf(site);
  const hidden = new Set(
    area === 'seller' ? brand?.hiddenPages.map((page) => `${AREA_PAGES.seller.root}/${page}`) : [],
  );
  const shown = {
    locale,
    texts: compileMessages(areaMessages, locale),
    user: { name: user.name, email: user.email },
    forms: { personId: user.id, kept: left?.kept ?? null },
    impersonator,
    /** Whose account the person works in, where it is not their own. */
    owner: team?.owner ?? null,
    // A page that the platform hides still opens by its address.
    navigation: areaNavigation(area, user.flags, locale, waiting, team?.role).filter(
      ({ to }) => !hidden.has(to),
    ),
    // A master works above all platforms, whatever the host shows.
    brand: area === 'master' ? null : brand,
  };
  // Shown once: a reload of the page begins anew.
  return data(shown, left && { headers: left.forget.map((one): [string, string] => ['set-cookie', one]) });
}

/** What waits on the pages of the area. Without an answer the navigation has no counts. */
async function waitingIn({ api }: AreaCall, area: Area): Promise<ReadonlyMap<string, number>> {
  if (area !== 'admin') return new Map();
  const answer = await api.get('/api/admin/pending-work');
  return new Map(answer.ok ? answer.data.items.map(({ page, waiting }) => [page, waiting]) : []);
}

export type AreaData = Awaited<ReturnType<typeof loadArea>>['data'];
