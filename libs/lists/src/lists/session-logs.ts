import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** Every attempt to sign in, of all platforms (screens.md D4). */
export const sessionLogsList = defineList({
  area: 'master',
  name: 'session-logs',
  page: 'session-logs',
  columns: {
    at: column.dateTime({ sortable: true }),
    person: column.text(),
    by: column.text(),
    email: column.email({ extra: true }),
    area: column.status({
      seller: 'plain',
      customer: 'plain',
      admin: 'plain',
      manager: 'plain',
      master: 'plain',
    }),
    platform: column.text(),
    ip: column.text({ whole: true }),
    device: column.text({ extra: true }),
    result: column.status({
      OK: 'ok',
      WRONG: 'bad',
      SECOND_FACTOR: 'warn',
      REFUSED: 'bad',
      BLOCKED: 'bad',
      LOGIN_AS: 'warn',
    }),
    method: column.status({
      PASSWORD: 'plain',
      PASSWORD_CODE: 'plain',
      PASSWORD_PASSKEY: 'plain',
      PASSWORD_DEVICE: 'plain',
      PASSKEY: 'plain',
      MAIL: 'plain',
    }),
    ended: column.dateTime(),
    session: column.text({ extra: true }),
  },
  filters: {
    area: filter.anyOf(['seller', 'customer', 'admin', 'manager', 'master']),
    result: filter.anyOf(['OK', 'WRONG', 'SECOND_FACTOR', 'REFUSED', 'BLOCKED', 'LOGIN_AS']),
    method: filter.anyOf([
      'PASSWORD',
      'PASSWORD_CODE',
      'PASSWORD_PASSKEY',
      'PASSWORD_DEVICE',
      'PASSKEY',
      'MAIL',
    ]),
    platform: filter.id(),
    person: filter.id(),
  },
  dates: ['at'],
  defaultSort: { column: 'at', descending: true },
  rowPage: 'all',
  bulk: { name: 'end', rows: { filter: 'result', value: 'OK' } },
});
