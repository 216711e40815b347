export { type DomainEvent, type Subscriber } from './domain-event.js';
export { KeptUntilChanged } from './kept-until-changed.js';
export { Outbox } from './outbox.js';
export { PgChannel } from './pg-channel.js';
export { Subscribes } from './subscribes.js';
