export { genericRest } from './generic-rest.js';
export type { GenericRestData } from './define.js';
