import { IsIn } from 'class-validator';
import { Variable } from './variable.js';

/** Where background work runs. */
export class JobsConfig {
  /** `inside`: in the API process, for one machine. `separate`: in processes of its own, worker.ts. */
  @Variable('WORKER', { default: 'inside' })
  @IsIn(['inside', 'separate'])
  readonly worker: 'inside' | 'separate';
}
