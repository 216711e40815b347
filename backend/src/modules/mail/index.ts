export { dayText, timeText } from './day-text.js';
export { MailModule } from './mail.module.js';
export { MailQueue } from './mail-queue.js';
export { MAIL_SCHEMA } from './schema.js';
export { SEALED_IN_MAIL } from './sealed-columns.js';
