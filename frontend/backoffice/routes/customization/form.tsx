import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { changeCustomization, loadCustomization } from '../../features/customization/customization.server';
import { CustomizationPage } from '../../features/customization/customization-page';

const access = { flag: ADMIN_PAGE_FLAGS.customization };
export const loader = adminLoader(access, loadCustomization);
export const action = adminAction(access, changeCustomization);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.title)} · Guichê` : 'Guichê' },
];
export default CustomizationPage;
