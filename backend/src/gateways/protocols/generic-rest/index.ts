export { genericRest } from './generic-rest.js';
export { optionsOf, type GenericRestData } from './define.js';
