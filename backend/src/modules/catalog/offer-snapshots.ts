import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Reads } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import type { Context } from '../../runtime/context/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../runtime/notifications/index.js';
import { CATALOG_CHANGED } from '../platforms/index.js';
import type { OfferSnapshot } from './domain/offer-snapshot.js';
import { loadOfferSnapshot } from './store/load-offer-snapshot.js';
import { offerAt, type CachedOffer } from './store/offer-at.js';

const MOST_OFFERS = 5_000;

/** The offers as buyers see them, one cached snapshot each. A change of any catalog row drops those of its platform. */
@Injectable()
export class OfferSnapshots {
  private readonly kept: NotifyInvalidatedCache<CachedOffer | undefined>;

  constructor(
    private readonly reads: Reads,
    channel: PgNotifications,
    private readonly clock: Clock,
  ) {
    this.kept = new NotifyInvalidatedCache<CachedOffer | undefined>(channel, {
      channel: CATALOG_CHANGED,
      most: MOST_OFFERS,
      concerns: ({ platformId }, changed) => platformId === changed,
    });
  }

  /**
   * The active offer of this id with the terms of its seller that hold now, or undefined; a malformed id is simply unknown. No statement when warm. An
   * offer is public: a context that is bound to no tenant finds it, and is bound to the tenant of the offer afterwards.
   */
  async get(ctx: Context, offerId: string): Promise<OfferSnapshot | undefined> {
    if (!isUUID(offerId)) return undefined;
    const id = offerId.toLowerCase();
    const offer = await this.kept.get(id, () => loadOfferSnapshot(this.reads, id));
    return offer && ctx.mayRead(offer.platformId) ? offerAt(offer, this.clock.now()) : undefined;
  }
}
