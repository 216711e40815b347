export { NotifyInvalidatedCache } from './notify-invalidated-cache.js';
export { PgNotifications } from './pg-notifications.js';
