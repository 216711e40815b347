import type { NativeBody, WebhookReader, ParsedWebhook } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import type { ChargeReader } from './answer.js';
import type { GenericRestOptions } from './options.js';
import { optionalTextAt, textAt, within } from './places.js';

/** No signature of these providers is known, so a webhook is a hint and we query. */
export function webhookReader(options: GenericRestOptions, reader: ChargeReader): WebhookReader {
  return { proof: { kind: 'unproven' }, read: (body) => read(options, reader, body) };
}

function read(
  { webhook, answer }: GenericRestOptions,
  reader: ChargeReader,
  body: NativeBody,
): ParsedWebhook {
  if (webhook.event !== undefined) {
    const event = textAt(body, webhook.event);
    const accepted = (webhook.accepted ?? []).some((start) =>
      event.toLowerCase().startsWith(start.toLowerCase()),
    );
    if (!accepted) return { kind: 'ignored', detail: `event ${event}` };
  }
  const charge = within(body, webhook.within);
  return chargeNotification(reader.read(charge), {
    reference: textAt(charge, answer.id),
    attemptId: optionalTextAt(charge, answer.ourKey),
    eventId: webhook.eventId === undefined ? undefined : optionalTextAt(body, webhook.eventId),
  });
}
