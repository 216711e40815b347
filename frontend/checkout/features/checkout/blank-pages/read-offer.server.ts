import type { Answer, Offer } from '../../../../shared/server/api.server';
import type { Visit } from '../../../../shared/server/visit.server';

const offers = new WeakMap<Visit, Answer<Offer>>();

/** Keeps what the API answered for the offer of a request that is not answered yet, so that its loader does not ask again. */
export function keepReadOffer(visit: Visit, answer: Answer<Offer>): void {
  offers.set(visit, answer);
}

/** What was read for this request before its loader ran; undefined where nothing was. */
export function readOfferOf(visit: Visit): Answer<Offer> | undefined {
  return offers.get(visit);
}
