import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ReviewItemPage } from '../../features/review/review-item-page';
import { loadReviewItem, resolveItem } from '../../features/review/review-item.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['review-inbox'] };
export const loader = adminLoader(access, loadReviewItem);
export const action = adminAction(access, resolveItem);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default ReviewItemPage;
