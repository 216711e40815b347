import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { isConnectionLost, isDatabaseUnavailable } from './lost-connection.js';

/** The error of calling a port without a listener. */
const refused = (host: string): Promise<Error> =>
  new Promise((resolve) => connect({ host, port: 1 }).on('error', resolve));

const named = (fields: object): Error => Object.assign(new Error('getaddrinfo'), fields);

describe('a call that failed', () => {
  it.each(['127.0.0.1', 'localhost'])(
    'a call that failed to a port of %s is the database if that is where it is',
    async (host) => {
      const error = await refused(host);
      expect(
        isDatabaseUnavailable(error, ['postgres://a:b@db.internal/x', `postgres://a:b@${host}:1/x`]),
      ).toBe(true);
    },
  );

  it('a failed call to another port is not a database failure, even with a lost connection', async () => {
    const error = await refused('127.0.0.1');
    expect(isConnectionLost(error)).toBe(true);
    expect(isDatabaseUnavailable(error, ['postgres://a:b@127.0.0.1/x', 'postgres://a:b@127.0.0.1:2/x'])).toBe(
      false,
    );
  });

  it.each([
    ['db.internal', true],
    ['files.internal', false],
  ])('a call that failed for %s has no address: of the database %p', (hostname, away) => {
    const error = named({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname });
    expect(isDatabaseUnavailable(error, ['postgres://a:b@db.internal/x'])).toBe(away);
  });

  it('an error without a target address is not a database failure', () => {
    expect(isDatabaseUnavailable(named({ code: 'ECONNRESET', syscall: 'read' }), ['postgres://db/x'])).toBe(
      false,
    );
  });

  it.each([
    ['in a query', new QueryFailedError('select', [], named({ code: 'ECONNRESET', syscall: 'read' }))],
    ["in PostgreSQL's own code", named({ code: '57P01' })],
    ["in our client's own words", new Error('timeout exceeded when trying to connect')],
  ])('%s is the database', (_, error) => {
    expect(isDatabaseUnavailable(error, ['postgres://db/x'])).toBe(true);
  });

  it('a call that failed for another reason is no lost connection', () => {
    expect(isDatabaseUnavailable(named({ code: '23505', port: 5432 }), ['postgres://db/x'])).toBe(false);
  });
});
