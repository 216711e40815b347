import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { changeSettingHistory, loadSettingHistory } from '../../features/settings/settings.server';
import { SettingHistoryPage } from '../../features/settings/setting-history-page';
import { settingsTitle } from '../../features/settings/settings-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-settings'] };
export const loader = adminLoader(access, loadSettingHistory);
export const action = adminAction(access, changeSettingHistory);
export const meta: MetaFunction<typeof loader> = ({ data }) => settingsTitle(data);
export default SettingHistoryPage;
