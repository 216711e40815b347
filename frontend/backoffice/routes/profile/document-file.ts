import { sellerLoader } from '../../access/area-handlers.server';
import { openOwnDocument } from '../../features/documents/own-documents.server';

export const loader = sellerLoader({}, openOwnDocument);
