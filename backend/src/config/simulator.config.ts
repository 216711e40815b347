import { IsUrl, ValidateIf } from 'class-validator';
import { Variable, address, optional } from './variable.js';

const demoAddress = (source: Readonly<Record<string, string | undefined>>): string =>
  source.GUICHE_MODE === 'production' ? '' : `http://127.0.0.1:${source.SIMULATOR_PORT || '3002'}`;

/** The simulator of all providers; null in production, where it is refused. */
export class SimulatorConfig {
  @Variable('SIMULATOR_URL', { default: demoAddress, parse: (text) => optional(address(text)) })
  @ValidateIf((config: SimulatorConfig) => config.simulatorUrl !== null)
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  readonly simulatorUrl: string | null;
}
