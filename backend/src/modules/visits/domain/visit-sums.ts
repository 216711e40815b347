/** The producer, product and offer of the rows that sum up a platform. */
export const ALL_VISITS = '00000000-0000-0000-0000-000000000000';

/** What is counted of an offer on one day. */
export interface VisitedOffer {
  readonly platformId: string;
  readonly producerId: string;
  readonly productId: string;
  readonly offerId: string;
  /** In São Paulo, YYYY-MM-DD. */
  readonly day: string;
  /** The layout that the visitor saw, and the variant of the checkout; empty: it has none. */
  readonly layout: string;
  readonly variant: string;
}

export interface Visits {
  readonly views: number;
  readonly starts: number;
}

export type VisitRow = VisitedOffer & Visits;

/** Visits that are counted in memory and taken out in rows. Nothing in it is about a person. */
export class VisitSums {
  private rows = new Map<string, VisitRow>();

  add(offer: VisitedOffer, { views, starts }: Visits): void {
    const known = this.rows.get(keyOf(offer));
    this.rows.set(keyOf(offer), {
      ...offer,
      views: views + (known?.views ?? 0),
      starts: starts + (known?.starts ?? 0),
    });
  }

  get size(): number {
    return this.rows.size;
  }

  /**
   * Takes out what was counted, of each offer and of each platform as a whole. In the order of the key, so that processes that write
   * the same rows at once wait for each other and not in a circle.
   */
  take(): VisitRow[] {
    const offers = [...this.rows.values()];
    this.rows = new Map();
    const platforms = new VisitSums();
    for (const row of offers) platforms.add(ofPlatform(row), row);
    return [...offers, ...platforms.rows.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }

  /** Puts rows back that could not be written. */
  putBack(rows: readonly VisitRow[]): void {
    for (const row of rows) if (row.producerId !== ALL_VISITS) this.add(row, row);
  }
}

const ofPlatform = ({ platformId, day, layout }: VisitedOffer): VisitedOffer => ({
  ...{ platformId, day, layout, variant: '' },
  ...{ producerId: ALL_VISITS, productId: ALL_VISITS, offerId: ALL_VISITS },
});

const keyOf = ({ platformId, producerId, day, offerId, layout, variant }: VisitedOffer): string =>
  [platformId, producerId, day, offerId, layout, variant].join('\n');
