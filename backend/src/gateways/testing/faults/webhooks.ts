import { GatewayRunner } from '@guiche/gateway-kit';
import type { Fault } from './fault.js';

/** Mistakes in what is believed. */
export const WEBHOOK_FAULTS: readonly Fault[] = [
  {
    fault: 'a forged delivery believed',
    foundBy: 'refusesForgedDeliveries',
    saying: /webhook.proven without its proof: "proven" instead of "forged"/,
    plant: (gateway) => {
      gateway.webhook = { ...gateway.webhook, proof: { kind: 'signed', verify: () => true } };
    },
  },
  {
    fault: 'an unproven delivery believed',
    foundBy: 'believesNoUnprovenDelivery',
    saying: /webhook.hint: believed without a proof/,
    plant: (gateway) => {
      gateway.webhook = { ...gateway.webhook, proof: { kind: 'unproven' } };
    },
    runner: class extends GatewayRunner {
      override readWebhook(...given: Parameters<GatewayRunner['readWebhook']>) {
        const reading = super.readWebhook(...given);
        return reading.kind === 'hint' ? { ...reading, kind: 'proven' as const } : reading;
      }
    },
    examples: (all) =>
      all
        .filter(({ name }) => name !== 'webhook.forged')
        .map((one) =>
          one.name === 'webhook.proven'
            ? {
                ...one,
                name: 'webhook.hint',
                outcomeKind: 'hint',
                reading: { ...(one.reading as object), kind: 'hint' },
              }
            : one,
        ),
  },
  {
    fault: 'something read out of an empty delivery',
    foundBy: 'readsNothingOutOfNonsense',
    saying: /the body \{\}: "proven" instead of "unreadable"/,
    plant: (gateway) => {
      gateway.webhook = {
        ...gateway.webhook,
        read: () => ({ kind: 'told', news: [{ type: 'TRANSACTION', outcome: { kind: 'notFound' } }] }),
      };
    },
  },
  {
    fault: 'a proof that no example shows refused',
    foundBy: 'hasExamplesOfItsProof',
    saying: /fixtures\/webhook\.forged\.\*\.json is missing/,
    examples: (all) => all.filter(({ name }) => name !== 'webhook.forged'),
  },
];
