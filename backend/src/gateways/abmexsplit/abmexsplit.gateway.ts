import { Gateway } from '@guiche/gateway-kit';
import { BeehiveGateway, beehive } from '../families/beehive.js';
import { AbmexsplitCredentials } from './credentials.js';
import { createReceiver, queryReceiver } from './receiver.js';

/** The split acquirer of payments.md §5 and §9, read as ABMEXSPLIT: the one name of the list with "split" in it. */
@Gateway({
  ...beehive,
  id: 'ABMEXSPLIT',
  name: 'Abmex Split',
  capabilities: [...beehive.capabilities, 'createReceiver', 'queryReceiver'],
  exampleBaseAddress: 'https://api.abmexsplit.example/v1',
  credentials: AbmexsplitCredentials,
})
export class AbmexsplitGateway extends BeehiveGateway<AbmexsplitCredentials> {
  constructor() {
    super({ setsFirstRecipientAside: true });
  }

  readonly createReceiver = createReceiver;
  readonly queryReceiver = queryReceiver;
}
