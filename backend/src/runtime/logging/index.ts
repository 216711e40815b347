export { NestLog, createLog } from './log.js';
