import { IsUrl } from 'class-validator';
import { Variable, address } from './variable.js';

/** The public postcode service; `/ws/{cep}/json/` is appended. */
export class PostcodeConfig {
  @Variable('POSTCODE_URL', {
    default: (source) =>
      source.GUICHE_MODE === 'production'
        ? ''
        : `${address(source.SIMULATOR_URL || `http://127.0.0.1:${source.SIMULATOR_PORT || '3002'}`)}/postcode`,
    parse: address,
  })
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  readonly url: string;
}
