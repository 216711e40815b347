import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ReceiverPage, receiverPageTitle } from '../../features/receivers/receiver-page';
import { changeReceiver, loadReceiver } from '../../features/receivers/receivers.server';

const access = { flag: ADMIN_PAGE_FLAGS['manage-receivers'] };
export const loader = adminLoader(access, loadReceiver);
export const action = adminAction(access, changeReceiver);
export const meta: MetaFunction<typeof loader> = ({ data }) => receiverPageTitle(data);
export default ReceiverPage;
