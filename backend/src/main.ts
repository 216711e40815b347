import { Logger } from '@nestjs/common';
import { startApiOperations } from './api-description.js';
import { ConfigurationError, configurationFromEnvironment } from './config/index.js';
import type { Configuration } from './config/index.js';
import { createApp } from './create-app.js';
import { stopOnSignal } from './process-life.js';
import { Worker } from './runtime/jobs/index.js';

/** The API process; hosts the worker unless that runs on its own. */
async function main(configuration: Configuration): Promise<void> {
  const app = await createApp(configuration);
  stopOnSignal(app, configuration.app.shutdownGraceMs);
  await startApiOperations(app, configuration.app);
  await app.listen(configuration.app.apiPort, configuration.app.apiHost);
  if (configuration.jobs.worker === 'inside') app.get(Worker).start();
  new Logger('API').log(
    `ready on ${configuration.app.apiHost}:${configuration.app.apiPort} after ${Math.round(process.uptime() * 1000)} ms`,
  );
}

try {
  await main(configurationFromEnvironment());
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
