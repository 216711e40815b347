import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { addPixel, loadNewPixel } from '../../features/platform-pixels/platform-pixels.server';
import { NewPixelPage } from '../../features/platform-pixels/new-pixel-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-pixels'] };
export const loader = adminLoader(access, loadNewPixel);
export const action = adminAction(access, addPixel);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewPixelPage;
