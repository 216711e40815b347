import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { Reads } from '../../database/index.js';
import { PgChannel } from '../../runtime/events/index.js';
import type { OfferSnapshot } from './domain/offer-snapshot.js';
import { loadOfferSnapshot } from './store/load-offer-snapshot.js';

const MOST_OFFERS = 5_000;

/**
 * The offers as buyers see them, one cached snapshot each.
 * A change of any catalog row arrives as a Postgres notification and drops the platform's offers; a lost
 * connection may have swallowed one, so reconnecting drops everything.
 */
@Injectable()
export class OfferSnapshots {
  private readonly kept = new LRUCache<string, OfferSnapshot>({ max: MOST_OFFERS });
  private readonly loading = new Map<string, Promise<OfferSnapshot | undefined>>();
  private generation = 0;

  constructor(
    private readonly reads: Reads,
    channel: PgChannel,
  ) {
    channel.on('catalog_changed', (platformId) => this.forget(platformId));
    channel.onReconnect(() => this.forgetAll());
  }

  /** The active offer of this id, or undefined; a malformed id is simply unknown. No statement when warm. */
  async get(offerId: string): Promise<OfferSnapshot | undefined> {
    if (!isUUID(offerId)) return undefined;
    const id = offerId.toLowerCase();
    return this.kept.get(id) ?? this.loading.get(id) ?? this.load(id);
  }

  private load(offerId: string): Promise<OfferSnapshot | undefined> {
    const generation = this.generation;
    const promise = loadOfferSnapshot(this.reads, offerId)
      .then((snapshot) => {
        // A change that was announced while we read may be missing from what we read: show it, do not keep it.
        if (snapshot && generation === this.generation) this.kept.set(offerId, snapshot);
        return snapshot;
      })
      .finally(() => {
        if (this.loading.get(offerId) === promise) this.loading.delete(offerId);
      });
    this.loading.set(offerId, promise);
    return promise;
  }

  private forget(platformId: string): void {
    this.generation += 1;
    this.loading.clear();
    for (const [id, snapshot] of this.kept.entries())
      if (snapshot.platformId === platformId) this.kept.delete(id);
  }

  private forgetAll(): void {
    this.generation += 1;
    this.loading.clear();
    this.kept.clear();
  }
}
