import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Variable, integer } from './variable.js';

/** Where background work runs. */
export class JobsConfig {
  /** `inside`: the API process hosts the worker (one machine). `separate`: worker.ts runs on its own. */
  @Variable('WORKER', { default: 'inside' })
  @IsIn(['inside', 'separate'])
  readonly worker: 'inside' | 'separate';

  @Variable('JOBS_CONCURRENCY', { default: '4', parse: integer })
  @IsInt()
  @Min(1)
  @Max(100)
  readonly concurrency: number;
}
