import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { loadOwnDocuments, sendDocument } from '../../features/documents/own-documents.server';
import { OwnDocumentsPage, ownDocumentsTitle } from '../../features/documents/own-documents-page';

export const loader = sellerLoader({}, loadOwnDocuments);
export const action = sellerAction({}, sendDocument);
export const meta: MetaFunction<typeof loader> = ({ data }) => ownDocumentsTitle(data);
export default OwnDocumentsPage;
