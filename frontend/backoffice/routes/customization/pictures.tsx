import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { BrandPicturesPage } from '../../features/customization/brand-pictures-page';
import { loadBrandPictures, sendBrandPicture } from '../../features/customization/brand-pictures.server';

const access = { flag: ADMIN_PAGE_FLAGS.customization };
export const loader = adminLoader(access, loadBrandPictures);
export const action = adminAction(access, sendBrandPicture);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.tab_pictures)} · Guichê` : 'Guichê' },
];
export default BrandPicturesPage;
