export { KeptUntilChanged } from './kept-until-changed.js';
export { PgChannel } from './pg-channel.js';
