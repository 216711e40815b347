import type { PaymentMethod } from '@guiche/checkout-rules';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import type { BumpSnapshot, OfferSnapshot } from '../../catalog/index.js';
import { bumpMethodTexts } from '../checkout-problems.js';

/**
 * The bumps a buyer ticked, each once.
 * @throws Problem validation (422) for one that is not this offer's, or that is not sold with the method
 */
export function chosenBumps(
  offer: OfferSnapshot,
  ids: readonly string[],
  method: PaymentMethod,
): BumpSnapshot[] {
  return [...new Set(ids)].map((id) => {
    const bump = offer.bumps.find((candidate) => candidate.id === id);
    if (!bump)
      throw runtimeProblem('validation', { errors: { orderBumpsIds: [runtimeProblem('notFound').titles] } });
    if (!bump.methods.includes(method))
      throw runtimeProblem('validation', { errors: { orderBumpsIds: [bumpMethodTexts(bump.title)] } });
    return bump;
  });
}
