import { UnsupportedRequest, Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { declared } from '../sample-gateway.js';
import { declined, refusing, type PlantedFault } from './fault.js';

/** Marked by mistake: everything may be shown. */
class OpenCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;
}

/** Faults in a gateway's declarations and required input. */
export const DECLARATION_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a capability that is not declared',
    foundBy: 'implementsDeclaredCapabilities',
    saying: /refund is not declared/,
    manifest: {
      capabilities: ['chargePix', 'chargeCard', 'createCardToken', 'query', 'withdraw', 'webhook'],
    },
  },
  {
    fault: 'a capability that is declared only',
    foundBy: 'implementsDeclaredCapabilities',
    saying: /chargeBillet is declared, but not there/,
    manifest: {
      capabilities: [...new (declared())().manifest.capabilities, 'chargeBillet'],
    },
  },
  {
    fault: 'a capability without an example',
    foundBy: 'hasExampleOfEachCapability',
    saying: /fixtures\/refund\.\*\.json is missing/,
    examples: (all) => all.filter(({ capability }) => capability !== 'refund'),
  },
  {
    fault: 'a request that does not prove who we are',
    foundBy: 'authenticatesRequests',
    saying: /the first request does not prove who we are/,
    plant: (gateway) => {
      gateway.authorize = () => ({});
    },
  },
  {
    fault: 'a secret that is marked public',
    foundBy: 'describesCredentials',
    saying: /none of its credentials is secret/,
    manifest: { credentials: OpenCredentials },
  },
  {
    fault: 'a card that requires an address without declaring it',
    foundBy: 'requiresAddressOnlyWhereDeclared',
    saying: /chargeCard without an address: .*"kind":"refused"/,
    plant: (gateway) => {
      const { chargeCard } = gateway;
      gateway.chargeCard = {
        ...chargeCard,
        send: (intent, context) => {
          if (!intent.address) throw new UnsupportedRequest('an address is required');
          return chargeCard.send(intent, context);
        },
      };
    },
  },
  {
    fault: 'a path that leads to another host',
    foundBy: 'callsConfiguredAddress',
    saying: /query.settled: called http:\/\/elsewhere\.example\/x@evil\.example/,
    plant: (gateway) => {
      gateway.query = { ...gateway.query, send: () => ({ method: 'GET', path: '@evil.example/charges' }) };
    },
  },
  {
    fault: 'a charge without a credential that is answered as a decline',
    foundBy: 'requiresCredentials',
    saying: /without secretKey.kind: "declined" instead of "refused"/,
    runner: refusing('configuration', declined),
  },
  {
    fault: 'a method that is not offered, answered as a decline',
    foundBy: 'refusesUndeclaredOperations',
    saying: /chargeBillet.kind: "declined" instead of "refused"/,
    runner: refusing('notOffered', declined),
  },
];
