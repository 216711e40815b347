import { LRUCache } from 'lru-cache';
import { acrossPlatforms } from '../../database/index.js';
import type { PgNotifications } from './pg-notifications.js';

interface Keeping<T> {
  /** Where changes of what is cached are announced. An empty payload is about everything. */
  readonly channel: string;
  /** The least recently used value goes first. */
  readonly most: number;
  /** Whether a payload that is not empty is about this value. Default: always. */
  readonly concerns?: (value: T & {}, payload: string) => boolean;
}

/** A notification is lost when the process that wrote the change ends before it was sent. Then the cache is wrong for so long. */
const MAX_AGE_MS = 60_000;

/**
 * Values read from the database, cached until a notification says that they changed, and for a minute at most. A lost connection may
 * have lost notifications, so everything is dropped when it is back. Create it before the application starts: that is when the
 * connection begins to listen.
 */
export class NotifyInvalidatedCache<T> {
  private readonly kept: LRUCache<string, T & {}>;
  private readonly reading = new Map<string, Promise<T>>();
  private generation = 0;

  constructor(
    notifications: Pick<PgNotifications, 'on' | 'onReconnect'>,
    { channel, most, concerns = () => true }: Keeping<T>,
  ) {
    this.kept = new LRUCache({ max: most, ttl: MAX_AGE_MS });
    notifications.on(channel, (payload) =>
      this.forget((value) => payload === '' || concerns(value, payload)),
    );
    notifications.onReconnect(() => this.forget(() => true));
  }

  /** Reads nothing when warm; concurrent readers share one load. A missing value is not cached. */
  async get(key: string, read: () => Promise<T>): Promise<T> {
    return this.kept.get(key) ?? this.reading.get(key) ?? this.read(key, read);
  }

  private read(key: string, read: () => Promise<T>): Promise<T> {
    const { generation } = this;
    // What requests share must not be bounded by the platform of the one that reads it.
    const answer = acrossPlatforms(read)
      .then((value) => {
        // A change that was announced while we read may be missing from what we read: it is used once and not kept.
        if (value !== undefined && value !== null && generation === this.generation)
          this.kept.set(key, value);
        return value;
      })
      .finally(() => {
        if (this.reading.get(key) === answer) this.reading.delete(key);
      });
    this.reading.set(key, answer);
    return answer;
  }

  private forget(about: (value: T & {}) => boolean): void {
    this.generation += 1;
    this.reading.clear();
    for (const [key, value] of this.kept.entries()) if (about(value)) this.kept.delete(key);
  }
}
