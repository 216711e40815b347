import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { startApiOperations } from '../../src/api-description.js';
import { loadConfiguration } from '../../src/config/index.js';
import { createApp } from '../../src/create-app.js';

let api: INestApplication;
let operations: INestApplication;
beforeAll(async () => {
  const demo = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL, LOG_LEVEL: 'silent' });
  // The rest of what production demands of its settings is not the subject here.
  api = await createApp({ ...demo, app: { ...demo.app, mode: 'production' } });
  await api.listen(0, '127.0.0.1');
  operations = await startApiOperations(api, { operationsHost: '127.0.0.1', operationsPort: 0 });
});
afterAll(async () => {
  await operations.close();
  await api.close();
});

const statusOf = async (server: INestApplication, path: string) =>
  (await fetch(`${await server.getUrl()}${path}`)).status;

describe('in production', () => {
  it.each(['/api/docs', '/api/docs/', '/api/docs-json', '/api/openapi.json', '/metrics'])(
    'the public port does not serve %s',
    async (path) => {
      expect(await statusOf(api, path)).toBe(404);
    },
  );

  it.each(['/api/docs', '/api/openapi.json', '/metrics', '/health/ready'])(
    'the operations port serves %s',
    async (path) => {
      expect(await statusOf(operations, path)).toBe(200);
    },
  );
});
