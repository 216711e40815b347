import { Injectable } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { PgNotifications } from '../../runtime/notifications/index.js';

/**
 * Tells open payment pages that something changed. The notification carries only the id: whoever hears it reads the primary,
 * so a lost or doubled one does no harm. After a lost connection everyone is told, because anything may have been missed.
 */
@Injectable()
export class PaymentChanges {
  private readonly watchers = new Map<string, Set<Subscriber<void>>>();

  constructor(channel: PgNotifications) {
    channel.on('payment_changed', (paymentId) =>
      this.watchers.get(paymentId)?.forEach((page) => page.next()),
    );
    channel.onReconnect(() => this.watchers.forEach((watching) => watching.forEach((page) => page.next())));
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
