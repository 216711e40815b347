export {
  defineEvent,
  defineInstallationEvent,
  type BatchSubscriber,
  type DomainEvent,
  type EventType,
  type Subscriber,
} from './domain-event.js';
export { Outbox } from './outbox.js';
export { ReplayEvents } from './replay-events.js';
export { Subscribes } from './subscribes.js';
