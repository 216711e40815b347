import { runtimeProblem } from '../../../runtime/errors/index.js';
import type { BumpSnapshot, OfferSnapshot } from '../../catalog/index.js';

/** The bumps a buyer ticked, each once. @throws Problem validation for one that is not this offer's */
export function chosenBumps(offer: OfferSnapshot, ids: readonly string[]): BumpSnapshot[] {
  return [...new Set(ids)].map((id) => {
    const bump = offer.bumps.find((candidate) => candidate.id === id);
    if (!bump)
      throw runtimeProblem('validation', { errors: { orderBumpsIds: [runtimeProblem('notFound').titles] } });
    return bump;
  });
}
