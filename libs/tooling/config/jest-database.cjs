/**
 * Gives each test file that needs one its own database, copied from the migrated template, in DATABASE_URL. Files
 * named `*.db.spec.ts` and everything under backend/test need one, except backend/test/gateways; the others have no
 * database.
 */
const { Client } = require('pg');
const SuiteEnvironment = require('./jest-environment.cjs');

const NEEDS_DATABASE = /\.db\.spec\.ts$|\/backend\/test\/(?!gateways\/)/;
/** Variables that could point a test at an outside service. */
const OUTSIDE = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'SIMULATOR_URL',
  'POSTCODE_URL',
  'WEBHOOK_BASE_URL',
];

module.exports = class DatabaseEnvironment extends SuiteEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
  }

  async setup() {
    const { env } = process;
    for (const name of OUTSIDE) delete env[name];
    if (NEEDS_DATABASE.test(this.testPath)) env.DATABASE_URL = await freshDatabase();
  }
};

async function freshDatabase() {
  const { TEST_CLUSTER_URL, TEST_TEMPLATE, TEST_ROLE, TEST_ROLE_PASSWORD, JEST_WORKER_ID } = process.env;
  if (!TEST_CLUSTER_URL) throw new Error('This test needs a database: run it by `npm test -- <pattern>`.');
  const name = `worker_${JEST_WORKER_ID}`;
  const client = new Client(TEST_CLUSTER_URL);
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(
      `create database ${name} template ${TEST_TEMPLATE} strategy file_copy owner ${TEST_ROLE}`,
    );
  } finally {
    await client.end();
  }
  const url = new URL(TEST_CLUSTER_URL);
  url.username = TEST_ROLE;
  url.password = TEST_ROLE_PASSWORD;
  url.pathname = `/${name}`;
  return url.href;
}
