import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { blockNetwork, loadNewBlock } from '../../features/blocked-networks/blocked-networks.server';
import { NewBlockPage } from '../../features/blocked-networks/new-block-page';

export const loader = masterLoader({}, loadNewBlock);
export const action = masterAction({}, blockNetwork);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewBlockPage;
