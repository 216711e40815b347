export { startOperations } from './operations-server.js';
