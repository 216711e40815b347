import { describeApi } from './api-description.js';
import { loadConfiguration } from './config/index.js';
import { createApp } from './create-app.js';

/** Prints the API's own description. Needs no database: the address is never used. */
const app = await createApp(
  loadConfiguration({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LOG_LEVEL: 'silent' }),
  { opening: 'never' },
);
process.stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`, () => process.exit());
