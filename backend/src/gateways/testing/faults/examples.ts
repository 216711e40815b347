import { randomUUID } from 'node:crypto';
import type { NativeBody, ChargeNotification } from '@guiche/gateway-kit';
import { charge, read } from '../sample-gateway.js';
import { sending, type PlantedFault } from './fault.js';

/** Faults in requests and in how answers are read. */
export const EXAMPLE_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a call sent again under another key',
    foundBy: 'buildsIdenticalRequests',
    saying: /refund.refunded: the second time.0.headers.idempotency-key/,
    plant: (gateway) => {
      const { send } = gateway.refund;
      gateway.refund = {
        ...gateway.refund,
        send: (intent, context) => ({
          ...send(intent, context),
          headers: { 'idempotency-key': randomUUID() },
        }),
      };
    },
  },
  {
    fault: 'the same intent sent differently the second time',
    foundBy: 'buildsIdenticalRequests',
    saying: /chargePix.awaiting: the second time.0.body/,
    plant: (() => {
      let calls = 0;
      return sending((intent) => ({ ...charge(intent), sequence: ++calls }));
    })(),
  },
  {
    fault: 'a field that no example has',
    foundBy: 'matchesExampleRequests',
    saying: /chargePix.awaiting: sent.0.body.colour: "red" instead of nothing/,
    plant: sending((intent) => ({ ...charge(intent), colour: 'red' })),
  },
  {
    fault: 'a recording without a date',
    foundBy: 'declaresEvidenceOfExamples',
    saying: /: a recording names its source and its day/,
    examples: (examples) =>
      examples.map((one) => ({ ...one, recorded: { source: 'sandbox', date: 'last summer' } })),
  },
  {
    fault: 'a delivery read otherwise than its example says',
    foundBy: 'matchesExampleWebhooks',
    saying: /webhook.proven: understood.eventId: "c-1" instead of nothing/,
    plant: (gateway) => {
      const notifications = (body: NativeBody): ChargeNotification => ({
        type: 'TRANSACTION',
        reference: body.text('id'),
        eventId: body.text('id'),
        outcome: read(body),
      });
      gateway.webhook = {
        ...gateway.webhook,
        read: (body) => ({ kind: 'charges', notifications: [notifications(body)] }),
      };
    },
  },
];
