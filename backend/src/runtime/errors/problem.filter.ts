import type { Locale } from '@guiche/checkout-rules';
import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTransient } from '../../database/index.js';
import { readersLocale } from './locale.js';
import { Problem } from './problem.js';
import { runtimeProblem } from './runtime-problems.js';

const BY_STATUS: ReadonlyMap<number, Parameters<typeof runtimeProblem>[0]> = new Map([
  [400, 'badRequest'],
  [401, 'signInRequired'],
  [403, 'notAllowed'],
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'bodyTooLarge'],
  [415, 'unsupportedMediaType'],
  [422, 'validation'],
  [429, 'tooManyRequests'],
  [503, 'unavailable'],
]);

const RETRY_AFTER_SECONDS = '2';

/** Turns every thrown error into RFC 9457 problem+json in the reader's language, and logs the details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = asProblem(error);
    this.report(problem, error);
    if (!reply.sent && !reply.raw.headersSent) answerProblem(problem, request, reply);
  }

  private report(problem: Problem, error: unknown): void {
    if (problem.status === 503) this.log.warn({ msg: 'answered 503', err: error });
    else if (problem.status >= 500) this.log.error({ msg: `answered ${problem.code}`, err: error });
    else this.log.debug({ msg: `answered ${problem.code}`, detail: problem.message });
  }
}

/** An address that cannot be read, or is longer than any of ours, leads nowhere. Fastify knows no filter for it. */
export function answerUnreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(runtimeProblem('notFound'), request, reply.header('x-request-id', request.id));
}

/** Answers at once, past handlers and filters. */
export function answerProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  // Whatever kept us from an answer, it is worth asking again soon.
  if (problem.status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  void reply
    .status(problem.status)
    .headers(problem.headers ?? {})
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(body(problem, readersLocale(request.headers), request.id));
}

function body(problem: Problem, locale: Locale, requestId: string): object {
  return {
    type: `urn:guiche:problem:${problem.code}`,
    title: problem.titles[locale],
    status: problem.status,
    code: problem.code,
    ...(problem.errors === undefined ? {} : { errors: inLanguage(problem.errors, locale) }),
    requestId,
    ...problem.members,
  };
}

function inLanguage(errors: NonNullable<Problem['errors']>, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => text[locale])]),
  );
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isTransient(error)) return runtimeProblem('unavailable', { cause: error });
  const code = BY_STATUS.get(statusOf(error) ?? 500) ?? 'internalError';
  return runtimeProblem(code, { cause: error });
}

/** Nest and Fastify both say the status of their own refusals; any other error has none. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('FST_'))
    return undefined;
  const status: unknown = Reflect.get(error, 'statusCode');
  return typeof status === 'number' ? status : undefined;
}
