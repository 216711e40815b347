import type { WebhookReading } from '@guiche/gateway-kit';
import type { ShownDelivery } from './shown-delivery.js';

/** A file for the fixtures of a gateway, by which the contract test reads the delivery again. */
export interface WebhookTestCase {
  readonly fileName: string;
  readonly content: string;
}

interface Recorded {
  readonly delivery: ShownDelivery;
  readonly reading: WebhookReading;
  readonly receivedAt: Date;
  /** Masks the secrets of the account, cards and documents. */
  readonly redact: (text: string) => string;
}

/**
 * The delivery as a recording, without secrets, with the reading of today. What is masked is filled in with the values of the test
 * account, and the reading is corrected where it was wrong. Undefined: the body is too long to be shown, so it would not be whole.
 */
export function testCaseOf({ delivery, reading, receivedAt, redact }: Recorded): WebhookTestCase | undefined {
  if (delivery.isCut) return undefined;
  const file = {
    evidence: 'A webhook that this installation received',
    recorded: {
      source: 'a webhook that this installation received',
      date: receivedAt.toISOString().slice(0, 10),
    },
    delivery: {
      headers: valuesOf(delivery.headers.filter(({ name }) => !OF_OUR_PROXY.test(name))),
      ...(delivery.query.length > 0 && { query: valuesOf(delivery.query) }),
      body: jsonOr(delivery.body),
    },
    reading: jsonOr(redact(JSON.stringify(reading))),
  };
  return { fileName: fileNameOf(reading), content: `${JSON.stringify(file, null, 2)}\n` };
}

/** What the network between the provider and us adds. */
const OF_OUR_PROXY =
  /^(host|content-length|connection|accept-encoding|forwarded|via|x-forwarded-.*|x-real-ip)$/;

const valuesOf = (values: ShownDelivery['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));

/** `webhook.<reading>.<word of the provider>.json`, as the other examples are named. */
function fileNameOf(reading: WebhookReading): string {
  const outcome = 'outcome' in reading ? reading.outcome : undefined;
  const word = outcome && 'native' in outcome ? outcome.native : undefined;
  const plain = (word ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `webhook.${reading.kind}.${plain.replaceAll(/^-|-$/g, '') || 'recorded'}.json`;
}

function jsonOr(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // A number that would change keeps the body as the text that arrived.
    return JSON.stringify(value, null, 2) === text || JSON.stringify(value) === text ? value : text;
  } catch {
    return text;
  }
}
