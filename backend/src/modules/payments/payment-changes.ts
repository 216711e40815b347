import { Injectable } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { PgNotifications } from '../../runtime/notifications/index.js';

const CHANNEL = 'payment_changed';

/**
 * Notifies open payment pages, in every process, that their payment changed. The notification contains only the id: a page that gets it
 * reads the payment again. After a lost connection every page reads again, because notifications may have been lost.
 */
@Injectable()
export class PaymentChanges {
  private readonly watchers = new Map<string, Set<Subscriber<void>>>();

  constructor(private readonly channel: PgNotifications) {
    channel.on(CHANNEL, (paymentId) => this.watchers.get(paymentId)?.forEach((page) => page.next()));
    channel.onReconnect(() => this.watchers.forEach((watching) => watching.forEach((page) => page.next())));
  }

  /** Sends the notification. Call it after the commit. */
  announce(paymentId: string): void {
    this.channel.send(CHANNEL, paymentId);
  }

  /** Emits whenever the payment may have changed, until unsubscribed. */
  of(paymentId: string): Observable<void> {
    return new Observable((subscriber) => {
      const watching = this.watchers.get(paymentId) ?? new Set();
      watching.add(subscriber);
      this.watchers.set(paymentId, watching);
      return () => {
        watching.delete(subscriber);
        if (watching.size === 0) this.watchers.delete(paymentId);
      };
    });
  }
}
