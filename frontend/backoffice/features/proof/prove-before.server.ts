import { redirect } from '@remix-run/node';
import type { Area } from '@guiche/access';
import type { AreaCall } from '../../access/area-handlers.server';
import { proofAddress } from '../../access/problem-response.server';

/** Long enough to fill in a form. */
const LEAST_SECONDS = 600;

/**
 * For pages on which secrets are typed: no browser keeps them over the page of the proof, so the proof comes before the form.
 * Leads to that page where the last proof does not count long enough.
 */
export async function proveBefore({ api, valueOf, request }: AreaCall, area: Area): Promise<void> {
  const { secondsLeft } = valueOf(await api.get('/api/sessions/current/proof'));
  if (secondsLeft < LEAST_SECONDS) throw redirect(proofAddress({ area }, request));
}
