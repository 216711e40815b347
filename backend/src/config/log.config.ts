import { IsIn } from 'class-validator';
import { Variable } from './variable.js';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export class LogConfig {
  @Variable('LOG_LEVEL', { default: 'info' })
  @IsIn(levels)
  readonly level: (typeof levels)[number];
}
