export { Master } from './store/master.entity.js';
export { User, type UserRole } from './store/user.entity.js';
export { IDENTITY_SCHEMA } from './schema.js';
