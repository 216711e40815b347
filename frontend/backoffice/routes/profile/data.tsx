import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { loadProfile, saveProfile } from '../../features/profile/profile.server';
import { ProfilePage, profileTitle } from '../../features/profile/profile-page';

export const loader = sellerLoader({}, loadProfile('seller'));
export const action = sellerAction({}, saveProfile('seller'));
export const meta: MetaFunction<typeof loader> = ({ data }) => profileTitle(data);
export default ProfilePage;
