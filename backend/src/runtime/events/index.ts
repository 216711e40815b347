export { type DomainEvent, type Subscriber } from './domain-event.js';
export { Outbox } from './outbox.js';
export { Subscribes } from './subscribes.js';
