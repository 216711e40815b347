import { createHmac } from 'node:crypto';
import { NativeBody, UnreadableBody, sameSecret, type WebhookDelivery } from '@guiche/gateway-kit';
import { signatureParts } from '../../formatting/signature-parts.js';
import type { MercadopagoCredentials } from './credentials.js';

/** With a secret, each notification except those of the older format, which are sent in addition and never signed. */
export function mustBeSigned({ webhookSecret }: MercadopagoCredentials, delivery: WebhookDelivery): boolean {
  return webhookSecret !== undefined && !isOlderForm(delivery);
}

/**
 * `x-signature: ts=<digits>,v1=<hex>`, parts in any order: HMAC-SHA256 over
 * `id:<data.id>;request-id:<x-request-id>;ts:<ts>;`. The id is that of the query. The body is not covered, so it must
 * name the same payment. A missing `request-id` is omitted with its label. The age is not checked: a notification has
 * no state, so a late one does no harm.
 */
export function isSigned(
  { headers, rawBody, query }: WebhookDelivery,
  { webhookSecret = '' }: MercadopagoCredentials,
): boolean {
  const part = signatureParts(headers['x-signature']);
  const [ts = ''] = part('ts');
  if (!/^\d+$/.test(ts)) return false;
  const named = NativeBody.parse(rawBody).at('data').text('id');
  if ((query?.['data.id'] ?? named) !== named) return false;
  const requestId = headers['x-request-id'];
  const manifest = `id:${named};${requestId ? `request-id:${requestId};` : ''}ts:${ts};`;
  const expected = createHmac('sha256', webhookSecret).update(manifest).digest('hex');
  return part('v1').some((given) => sameSecret(given, expected));
}

function isOlderForm({ rawBody }: WebhookDelivery): boolean {
  try {
    return NativeBody.parse(rawBody).optionalText('topic') !== undefined;
  } catch (error) {
    if (error instanceof UnreadableBody) return false;
    throw error;
  }
}
