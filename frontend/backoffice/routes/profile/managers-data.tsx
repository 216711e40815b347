import type { MetaFunction } from '@remix-run/node';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { loadProfile, saveProfile } from '../../features/profile/profile.server';
import { ProfilePage, profileTitle } from '../../features/profile/profile-page';

export const loader = managerLoader({}, loadProfile('manager'));
export const action = managerAction({}, saveProfile('manager'));
export const meta: MetaFunction<typeof loader> = ({ data }) => profileTitle(data);
export default ProfilePage;
