export { isInNetwork, readNetwork } from './network.js';
