import { GatewayRunner, toReaisNumber, type Outcome } from '@guiche/gateway-kit';
import { charge, type SampleGateway } from '../sample-gateway.js';
import { sending, type PlantedFault } from './fault.js';

/** Faults in amounts, keys and shares. */
export const MONEY_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'the amount in the wrong unit',
    foundBy: 'chargesExactAmountWithOurKey',
    saying: /chargePix: 4990 centavos are not 4990 in .*49\.9/,
    plant: sending((intent) => ({ ...charge(intent), amount: toReaisNumber(intent.amount) })),
  },
  {
    fault: 'an amount off by a centavo at 0.29',
    foundBy: 'chargesExactAmountWithOurKey',
    saying: /chargePix: 29 centavos are not 29 in .*"amount":28/,
    plant: sending((intent) => ({ ...charge(intent), amount: Math.floor((intent.amount / 100) * 100) })),
  },
  {
    fault: 'a charge without our key',
    foundBy: 'chargesExactAmountWithOurKey',
    saying: /chargePix: our key is not in the request/,
    plant: sending((intent) => ({ ...charge(intent), key: undefined })),
  },
  {
    fault: 'a charge in another currency that does not say in which',
    foundBy: 'chargesOnlyDeclaredCurrencies',
    saying: /chargePix in MXN: the request does not say in which currency/,
    manifest: { currencies: { PIX: ['BRL', 'MXN'] } },
  },
  {
    fault: 'a charge in another currency, made in reais',
    foundBy: 'chargesOnlyDeclaredCurrencies',
    saying: /chargePix in USD.kind: "awaiting" instead of "refused"/,
    runner: class extends GatewayRunner {
      override charge(...[gateway, account, intent]: Parameters<GatewayRunner['charge']>): Promise<Outcome> {
        return super.charge(gateway, account, { ...intent, currency: 'BRL' });
      }
    },
  },
  {
    fault: 'a payout without our key',
    foundBy: 'paysOutExactAmountWithOurKey',
    saying: /our key of the payout is not in the request/,
    plant: (gateway) => {
      const send: SampleGateway['withdraw']['send'] = ({ amount, pixKey }) => ({
        method: 'POST',
        path: '/payouts',
        body: { amount, pixKey },
      });
      gateway.withdraw = { ...gateway.withdraw, send };
    },
  },
  {
    fault: 'a full refund where a part was requested',
    foundBy: 'refundsExactAmountWithOurKey',
    saying: /a refund of 29 centavos is not 29/,
    plant: (gateway) => {
      const { send } = gateway.refund;
      gateway.refund = {
        ...gateway.refund,
        send: ({ amount: _, ...intent }, context) => send(intent, context),
      };
    },
  },
  {
    fault: 'a split left out',
    foundBy: 'sendsOrRefusesSplits',
    saying: /who gets a part of the charge is not in the request/,
    plant: sending((intent) => charge({ ...intent, splits: [] })),
  },
  {
    fault: 'the CNPJ of a company sent as the document of a buyer',
    foundBy: 'sendsNoCnpj',
    saying: /the CNPJ 11222333000181 was sent/,
    plant: sending((intent) => ({ ...charge(intent), document: intent.customer.document })),
  },
];
