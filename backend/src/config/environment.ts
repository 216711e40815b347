import type { Configuration } from './configuration.js';
import { loadConfiguration } from './configuration.js';

/** The only place that reads the environment of the process. */
export function configurationFromEnvironment(): Configuration {
  return loadConfiguration(process.env);
}
