import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import type { LogConfig } from '../../config/index.js';
import { requestScope } from '../../database/index.js';
import { standardOutput } from './log-output.js';
import { redactText, withoutSecrets } from './redaction.js';

/** One JSON line for each event, with the id and the actor of the request it belongs to. */
export function createLog(config: LogConfig, destination?: DestinationStream): Logger {
  const options = {
    level: config.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: withoutSecrets },
    // Already described; the log's own serializer would take it for an error once more.
    serializers: { err: (described: unknown) => described },
    mixin: () => {
      const scope = requestScope();
      return scope === undefined ? {} : { requestId: scope.requestId, actor: scope.actor };
    },
  };
  return pino(options, destination ?? standardOutput());
}

/** Nest's own start messages are logged at debug level. */
const ASSEMBLY = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Routes the messages of Nest, and of every `new Logger(Name)`, to the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(ASSEMBLY.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest puts the context last, and a stack before it. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const texts = rest.filter((part): part is string => typeof part === 'string');
    const context = texts.at(-1);
    const stack = texts.length > 1 ? texts[0] : undefined;
    const frame = {
      ...(context === undefined ? {} : { context }),
      ...(stack === undefined ? {} : { stack }),
    };
    if (message instanceof Error) this.logger[level]({ ...frame, err: message }, redactText(message.message));
    else if (typeof message === 'object' && message !== null) this.logger[level]({ ...frame, ...message });
    else this.logger[level](frame, redactText(String(message)));
  }
}
