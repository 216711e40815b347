import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadReleases } from '../../features/financial/financial.server';
import { ReleasesPage } from '../../features/financial/releases-page';

export const loader = sellerLoader({}, loadReleases);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.releasesTitle)} · Guichê` : 'Guichê' },
];
export default ReleasesPage;
