import { SAMPLE_CREDENTIALS, charge } from '../sample-gateway.js';
import { declined, sending, type PlantedFault } from './fault.js';

/** Faults that leak a secret or personal data. */
export const SECRECY_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a credential in the address, in base64',
    foundBy: 'logsNoSecrets',
    saying: /query.settled: the log holds a credential/,
    plant: (gateway) => {
      const { send } = gateway.query;
      gateway.query = {
        ...gateway.query,
        send: (intent, context) => ({
          ...send(intent, context),
          query: { auth: Buffer.from(SAMPLE_CREDENTIALS.secretKey).toString('base64url') },
        }),
      };
    },
  },
  {
    fault: 'a CPF in the log, in a spelling of its own',
    foundBy: 'logsNoSecrets',
    saying: /chargePix.awaiting: the log holds "52998224725"/,
    plant: sending((intent) => ({ ...charge(intent), payer: '529 982 247 25' })),
  },
  {
    fault: 'a credential in what a refusal tells',
    foundBy: 'redactsProviderErrors',
    saying: /chargePix.awaiting: a complaint leaves a credential/,
    plant: (gateway) => {
      gateway.chargePix = {
        ...gateway.chargePix,
        readError: (code, body) =>
          code === 422 ? { ...declined, providerData: { message: body.text('message') } } : undefined,
      };
    },
  },
  {
    fault: 'the CVV kept in a token',
    foundBy: 'keepsNoCardData',
    saying: /createCardToken.tokenized: the card's CVV is kept/,
    plant: (gateway) => {
      gateway.createCardToken = {
        ...gateway.createCardToken,
        read: (_, { card }) => ({
          kind: 'tokenized',
          cardToken: Buffer.from(JSON.stringify({ id: 'card-1', cvv: card.cvv })).toString('base64'),
        }),
      };
    },
  },
];
