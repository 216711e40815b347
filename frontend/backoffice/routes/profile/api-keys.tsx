import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { ApiKeysPage, apiKeysTitle } from '../../features/api-keys/api-keys-page';
import { changeApiKeys, loadApiKeys } from '../../features/api-keys/api-keys.server';

export const loader = sellerLoader({}, loadApiKeys);
export const action = sellerAction({}, changeApiKeys);
export const meta: MetaFunction<typeof loader> = ({ data }) => apiKeysTitle(data);
export default ApiKeysPage;
