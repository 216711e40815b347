import type { Answer, ApiOffer } from '../../../../shared/server/api.server';
import type { Visit } from '../../../../shared/server/visit.server';

const offers = new WeakMap<Visit, Answer<ApiOffer>>();

/** Keeps what the API answered for the offer of a request that is not answered yet, so that its loader does not ask again. */
export function keepReadOffer(visit: Visit, answer: Answer<ApiOffer>): void {
  offers.set(visit, answer);
}

/** What was read for this request before its loader ran; undefined where nothing was. */
export function readOfferOf(visit: Visit): Answer<ApiOffer> | undefined {
  return offers.get(visit);
}
