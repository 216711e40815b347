import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ReviewDocumentPage, reviewTitle } from '../../features/documents/review-document-page';
import { decideDocument, loadReview } from '../../features/documents/review-document.server';

const access = { flag: ADMIN_PAGE_FLAGS['document-validation'] };
export const loader = adminLoader(access, loadReview);
export const action = adminAction(access, decideDocument);
export const meta: MetaFunction<typeof loader> = ({ data }) => reviewTitle(data);
export default ReviewDocumentPage;
