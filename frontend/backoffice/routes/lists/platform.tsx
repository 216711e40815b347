import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { PlatformPage } from '../../features/platforms/platform-page';
import { changePlatform, loadPlatform } from '../../features/platforms/platform.server';

export const loader = masterLoader({}, loadPlatform);
export const action = masterAction({}, changePlatform);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.platform.name} · Guichê` : 'Guichê' },
];
export default PlatformPage;
