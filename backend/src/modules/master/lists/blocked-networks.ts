import { blockedNetworksList } from '@guiche/lists';
import { recordedIdOf } from '../../../runtime/context/index.js';
import { bindList } from '../../../runtime/lists/index.js';

/** Networks from which nobody signs in, also those that are not blocked any more. */
export const blockedNetworks = bindList(blockedNetworksList, {
  source: `from blocked_networks_read n left join masters_read m on m.id = ${recordedIdOf('master', 'n.created_by')}`,
  id: 'n.id',
  tenant: null,
  columns: {
    network: 'n.network',
    reason: 'n.reason',
    createdBy: 'coalesce(m.name, n.created_by)',
    created: 'n.created_at',
    expires: 'n.expires_at',
    ended: 'n.ended_at',
  },
  filters: {},
});
