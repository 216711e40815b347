import { Gateway } from '@guiche/gateway-kit';
import { BeehiveGateway, beehive } from '../../protocols/beehive/beehive.js';
import { AbmexsplitCredentials } from './credentials.js';
import { RECEIVER_ODDITIES, createReceiver, queryReceiver } from './receiver.js';

/** The split acquirer of payments.md §5 and §9, read as ABMEXSPLIT: the only listed name with "split" in it. */
@Gateway({
  ...beehive,
  id: 'ABMEXSPLIT',
  name: 'Abmex Split',
  evidence: 'specification only',
  capabilities: [...beehive.capabilities, 'createReceiver', 'queryReceiver'],
  exampleBaseAddress: 'https://api.abmexsplit.example/v1',
  credentials: AbmexsplitCredentials,
  oddities: { ...RECEIVER_ODDITIES, firstRecipientSetAside: true },
})
export class AbmexsplitGateway extends BeehiveGateway<AbmexsplitCredentials> {
  readonly createReceiver = createReceiver;
  readonly queryReceiver = queryReceiver;
}
