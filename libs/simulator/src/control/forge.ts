import { endToEndId } from '../simulation/pix-ids.js';
import type { ChargeEvent } from '../simulation/charge.js';
import type { Controls } from './controls.js';
import { refuse } from './requests.js';
import type { ForgeRequest } from './requests.js';

/**
 * Posts a forged webhook: correctly formatted, says that a charge was paid, without a payment and without the
 * provider's proof. The charge is unchanged. Returns the receiver's response.
 */
export async function forge({ simulation, dispatcher }: Controls, wanted: ForgeRequest): Promise<object> {
  const provider = simulation.provider(wanted.provider);
  const charge = provider?.charges.find(wanted.id);
  if (!provider || !charge) throw refuse(404, 'no such charge');
  const now = simulation.now();
  const pretended = {
    ...charge,
    status: 'PAID' as const,
    paidAt: now,
    paidAmount: wanted.amount ?? charge.amount,
    endToEndId: endToEndId(now),
  };
  const event: ChargeEvent = { kind: 'paid', id: `forged${now.getTime()}`, at: now };
  const [webhook] = provider.webhooksFor(pretended, event);
  if (!webhook)
    throw refuse(409, 'this provider would send nothing: no webhook is registered for the charge');
  const about = { ...webhook.about, event: 'forged' };
  const status = await dispatcher.postOnce({ ...webhook, url: wanted.url, headers: wanted.headers, about });
  return {
    status,
    sent: webhook.body.startsWith('{') ? (JSON.parse(webhook.body) as unknown) : webhook.body,
  };
}
