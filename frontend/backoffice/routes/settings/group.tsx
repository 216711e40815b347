import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { changeSettings, loadSettings } from '../../features/settings/settings.server';
import { SettingsPage, settingsTitle } from '../../features/settings/settings-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-settings'] };
export const loader = adminLoader(access, loadSettings);
export const action = adminAction(access, changeSettings);
export const meta: MetaFunction<typeof loader> = ({ data }) => settingsTitle(data);
export default SettingsPage;
