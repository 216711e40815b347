import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { changePixel, loadPixel } from '../../features/platform-pixels/platform-pixels.server';
import { PixelPage } from '../../features/platform-pixels/pixel-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-pixels'] };
export const loader = adminLoader(access, loadPixel);
export const action = adminAction(access, changePixel);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.row.pixelId ?? ''} · Guichê` : 'Guichê' },
];
export default PixelPage;
