import { redirect } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { AREA_PAGES } from '../../access/areas';
import { areaNavigation } from '../area/area-navigation.server';
import { homeMessages } from './messages.server';

interface HomeFigure {
  readonly name: 'platforms' | 'administrators';
  readonly count: number;
  /** The list of exactly these rows. */
  readonly to: string;
}

interface Waiting {
  readonly page: string;
  readonly to: string;
  readonly label: string;
  readonly count: string;
}

/** The counting of waiting things stops here. */
const MOST_COUNTED = 100;

interface RuleProof {
  readonly rule: number;
  readonly provenAt: string | null;
  readonly isStale: boolean;
  readonly checked: number;
  readonly broken: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

const homeOf = (
  { locale }: AreaCall,
  parts: { figures?: readonly HomeFigure[]; proofs?: readonly RuleProof[] },
) => ({
  locale,
  texts: compileMessages(homeMessages, locale),
  figures: parts.figures ?? [],
  proofs: parts.proofs ?? [],
});

export type HomeData = ReturnType<typeof homeOf>;

const pagesOf = async (call: AreaCall, area: Area) => {
  const { user } = call.valueOf(await call.api.get('/api/sessions/current'));
  return areaNavigation(area, user.flags, call.locale);
};

/** Leads to the first page that the signed-in person may open. */
export async function leadToFirstPage(call: AreaCall): Promise<never> {
  const [first] = await pagesOf(call, 'admin');
  throw redirect(first?.to ?? AREA_PAGES.admin.account);
}

/** What waits for staff of a platform, with the words of its pages. */
export async function waitingOf(call: AreaCall) {
  const pages = await pagesOf(call, 'admin');
  const { root } = AREA_PAGES.admin;
  return (waiting: readonly { readonly page: string; readonly waiting: number }[]): Waiting[] =>
    waiting.map(({ page, waiting: count }) => ({
      page,
      to: `${root}/${page}`,
      label: pages.find(({ to }) => to === `${root}/${page}`)?.label ?? page,
      count: count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count),
    }));
}

/** The installation. */
export async function loadMasterHome(call: AreaCall) {
  const { api, valueOf } = call;
  const [platforms, administrators, proofs] = await Promise.all([
    api.get('/api/master/platforms'),
    api.get('/api/master/administrators'),
    api.get('/api/master/ledger-proofs'),
  ]);
  const { root } = AREA_PAGES.master;
  const figure = (name: 'platforms' | 'administrators', count: number) => ({
    ...{ name, count },
    to: `${root}/${name}`,
  });
  return homeOf(call, {
    proofs: valueOf(proofs),
    figures: [
      figure('platforms', valueOf(platforms).totals.count),
      figure('administrators', valueOf(administrators).totals.count),
    ],
  });
}
