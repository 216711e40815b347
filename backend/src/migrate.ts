import 'reflect-metadata';
import { reportRefusals } from './commands/command.js';
import { configurationFromEnvironment } from './config/index.js';
import { SCHEMA } from './data-source.js';
import { migrate } from './database/index.js';
import { seedDemoOnce } from './demo/seed.js';

await reportRefusals(async () => {
  const configuration = configurationFromEnvironment();
  const seed = process.argv.includes('--seed') && configuration.app.mode === 'demo';
  const applied = await migrate(configuration.database, SCHEMA, async (dataSource) => {
    if (seed) await dataSource.transaction((tx) => seedDemoOnce(tx, configuration));
  });
  console.log(applied.length === 0 ? 'The schema is current.' : `Applied ${applied.join(', ')}.`);
});
