/** Something that happened in the business; written with the change itself, told to subscribers afterwards. */
export interface DomainEvent {
  /** UUIDv7; also what subscribers recognise a repetition by. */
  readonly id: string;
  readonly platformId: string;
  /** For example `payment.approved`. */
  readonly topic: string;
  /** The id of what it is about. */
  readonly key: string;
  readonly occurredAt: Date;
  readonly payload: object;
}

/** Takes the events of its topics, at least once each, in no promised order. */
export interface Subscriber {
  on(event: DomainEvent): Promise<void>;
  /**
   * Whether it has anything to do with an event of its topics; of all of them when it does not say. Asked where the event is
   * written: one that concerns nobody costs no delivery.
   */
  concerns?(event: DomainEvent): boolean;
}
