import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { blockTypedBuyer, loadNewBuyerBlock } from '../../features/blocked-buyers/blocked-buyers.server';
import { NewBuyerBlockPage } from '../../features/blocked-buyers/new-buyer-block-page';

const access = { flag: ADMIN_PAGE_FLAGS['blocked-buyers'] };
export const loader = adminLoader(access, loadNewBuyerBlock);
export const action = adminAction(access, blockTypedBuyer);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewBuyerBlockPage;
