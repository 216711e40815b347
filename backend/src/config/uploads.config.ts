import { Matches, ValidateIf } from 'class-validator';
import { Variable, optional } from './variable.js';

/** How files that people upload are checked. */
export class UploadsConfig {
  /** `host:port` of ClamAV's daemon. While it gives no answer, uploads are refused. Null: files are not scanned. */
  @Variable('CLAMD_ADDRESS', { default: '', parse: optional })
  @ValidateIf((config: UploadsConfig) => config.clamdAddress !== null)
  @Matches(/^[\w.-]+:\d{1,5}$/, { message: 'must be host:port' })
  readonly clamdAddress: string | null;
}
