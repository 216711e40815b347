import type { Answer, ApiOffer } from '../../../../shared/server/api.server';
import type { Visit } from '../../../../shared/server/visit.server';

const offers = new WeakMap<Visit, Answer<ApiOffer>>();

/** Stores the API's answer for the offer of a pending request, so that its loader does not call the API again. */
export function keepReadOffer(visit: Visit, answer: Answer<ApiOffer>): void {
  offers.set(visit, answer);
}

/** The offer that was read for this request before its loader ran; undefined if none was. */
export function readOfferOf(visit: Visit): Answer<ApiOffer> | undefined {
  return offers.get(visit);
}
