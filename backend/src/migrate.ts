import 'reflect-metadata';
import { ConfigurationError, configurationFromEnvironment } from './config/index.js';
import { SCHEMA } from './data-source.js';
import { migrate } from './database/index.js';

try {
  const applied = await migrate(configurationFromEnvironment().database, SCHEMA);
  console.log(applied.length === 0 ? 'The schema is current.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
