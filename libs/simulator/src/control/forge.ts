import { endToEndId } from '../world/pix-ids.js';
import type { ChargeEvent } from '../world/charge.js';
import type { Controls } from './controls.js';
import { refuse } from './requests.js';
import type { ForgeRequest } from './requests.js';

/**
 * Posts what an impostor would: a well-made webhook that says a charge was paid, without anything having been
 * paid and without the provider's proof. The charge itself stays as it is. Answers what the receiver answered.
 */
export async function forge({ world, courier }: Controls, wanted: ForgeRequest): Promise<object> {
  const provider = world.provider(wanted.provider);
  const charge = provider?.charges.find(wanted.id);
  if (!provider || !charge) throw refuse(404, 'no such charge');
  const now = world.now();
  const pretended = {
    ...charge,
    status: 'PAID' as const,
    paidAt: now,
    paidAmount: wanted.amount ?? charge.amount,
    endToEndId: endToEndId(now),
  };
  const event: ChargeEvent = { kind: 'paid', id: `forged${now.getTime()}`, at: now };
  const [letter] = provider.letters(pretended, event);
  if (!letter) throw refuse(409, 'this provider would send nothing: no webhook is registered for the charge');
  const about = { ...letter.about, event: 'forged' };
  const status = await courier.postOnce({ ...letter, url: wanted.url, headers: wanted.headers, about });
  return { status, sent: letter.body.startsWith('{') ? (JSON.parse(letter.body) as unknown) : letter.body };
}
