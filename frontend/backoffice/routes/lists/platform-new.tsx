import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { loadNewPlatform, openPlatform } from '../../features/administrators/administrators.server';
import { NewPlatformPage } from '../../features/administrators/new-platform-page';

export const loader = masterLoader({}, loadNewPlatform);
export const action = masterAction({}, openPlatform);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.platformTitle)} · Guichê` : 'Guichê' },
];
export default NewPlatformPage;
