export { NestLog, createLog } from './log.js';
export { describeError, redactText } from './redaction.js';
