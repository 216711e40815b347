import { LRUCache } from 'lru-cache';
import type { PgNotifications } from './pg-notifications.js';

interface Keeping<T> {
  /** The notification that a trigger sends when such a thing changes. */
  readonly channel: string;
  /** What nobody asked for longest goes first. */
  readonly most: number;
  /** Whether a notification is about this one; about all of them when it does not say. */
  readonly concerns?: (value: T & {}, payload: string) => boolean;
}

/**
 * What was read of the database, for as long as nobody changes it, in whichever process. A lost connection may have swallowed
 * a notification, so everything is forgotten when it is back. Made before the application starts, for that is when it begins to
 * listen.
 */
export class NotifyInvalidatedCache<T> {
  private readonly kept: LRUCache<string, T & {}>;
  private readonly reading = new Map<string, Promise<T>>();
  private generation = 0;

  constructor(
    notifications: Pick<PgNotifications, 'on' | 'onReconnect'>,
    { channel, most, concerns = () => true }: Keeping<T>,
  ) {
    this.kept = new LRUCache({ max: most });
    notifications.on(channel, (payload) => this.forget((value) => concerns(value, payload)));
    notifications.onReconnect(() => this.forget(() => true));
  }

  /** Reads nothing when warm; who asks while it is being read hears the same answer. That there is none is not kept. */
  async get(key: string, read: () => Promise<T>): Promise<T> {
    return this.kept.get(key) ?? this.reading.get(key) ?? this.read(key, read);
  }

  private read(key: string, read: () => Promise<T>): Promise<T> {
    const { generation } = this;
    const answer = read()
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
