import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { DefinitionsPage } from '../../features/gateway-definitions/definitions-page';
import { changeDefinitions, loadDefinitions } from '../../features/gateway-definitions/definitions.server';

export const loader = masterLoader({}, loadDefinitions);
export const action = masterAction({}, changeDefinitions);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.title)} · Guichê` : 'Guichê' },
];
export default DefinitionsPage;
