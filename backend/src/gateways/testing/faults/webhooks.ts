import { GatewayRunner } from '@guiche/gateway-kit';
import type { PlantedFault } from './fault.js';

/** Faults in what is trusted. */
export const WEBHOOK_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a forged delivery believed',
    foundBy: 'rejectsForgedWebhooks',
    saying: /webhook.proven without its proof: "proven" instead of "forged"/,
    plant: (gateway) => {
      gateway.webhook = { ...gateway.webhook, proof: { kind: 'signed', verify: () => true } };
    },
  },
  {
    fault: 'an unproven delivery believed',
    foundBy: 'treatsUnprovenWebhookAsHint',
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
    foundBy: 'rejectsUnreadableWebhooks',
    saying: /the body \{\}: "proven" instead of "unreadable"/,
    plant: (gateway) => {
      gateway.webhook = {
        ...gateway.webhook,
        read: () => ({
          kind: 'charges',
          notifications: [{ type: 'TRANSACTION', outcome: { kind: 'notFound' } }],
        }),
      };
    },
  },
  {
    fault: 'a proof that no example shows refused',
    foundBy: 'hasExamplesOfWebhookProof',
    saying: /fixtures\/webhook\.forged\.\*\.json is missing/,
    examples: (all) => all.filter(({ name }) => name !== 'webhook.forged'),
  },
];
