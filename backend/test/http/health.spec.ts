import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Shutdown } from '../../src/runtime/shutdown/index.js';
import { startApp, type TestApp } from '../support/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const readiness = async () => {
  const response = await fetch(`${app.url}/health/ready`);
  const { status, code } = (await response.json()) as { status: unknown; code?: string };
  return { http: response.status, status, code };
};
const READY = { http: 200, status: 'ready', code: undefined };
const NOT_READY = { http: 503, status: 503, code: 'unavailable' };

describe('a process', () => {
  it('sends buyers elsewhere until the schema is its own', async () => {
    const database = app.get(DataSource);
    const [newest] = await database.query<{ timestamp: number; name: string }[]>(
      'select timestamp, name from migrations order by id desc limit 1',
    );
    await database.query('delete from migrations where name = $1', [newest?.name]);
    expect(await readiness()).toEqual(NOT_READY);
    await database.query('insert into migrations (timestamp, name) values ($1, $2)', [
      newest?.timestamp,
      newest?.name,
    ]);
    expect(await readiness()).toEqual(READY);
  });

  it('a process that is stopping reports not ready, and is live until it has stopped', async () => {
    expect(await readiness()).toEqual(READY);
    app.get(Shutdown).begin();
    expect(await readiness()).toEqual(NOT_READY);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
  });

  it('a process is never answered for from a cache', async () => {
    const operations = await app.operations();
    const addresses = [
      ...['/health/live', '/health/ready'].map((path) => `${app.url}${path}`),
      ...['/health/live', '/health/ready', '/metrics'].map((path) => `${operations}${path}`),
    ];
    const caching = await Promise.all(
      addresses.map(async (address) => (await fetch(address)).headers.get('cache-control')),
    );
    expect(caching).toEqual(addresses.map(() => 'no-store'));
  });
});
