import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readersLocale } from '../errors/locale.js';
import { Context } from './context.js';

const contexts = new WeakMap<FastifyRequest, Context>();

/** The context of a request, created when it is first needed. The actor is anonymous until {@link bindRequestContext}. */
export function requestContext(request: FastifyRequest): Context {
  const known = contexts.get(request);
  if (known) return known;
  const context = Context.of({
    actor: { kind: 'anonymous' },
    locale: readersLocale(request.headers),
    requestId: request.id,
    ip: request.ip,
  });
  contexts.set(request, context);
  request.scope.actor = context.actorLabel;
  return context;
}

/**
 * Replaces the context of a request by one that names the signed-in person; from now on the database shows it the
 * rows of its platform only. For the guard of the routes only.
 */
export function bindRequestContext(request: FastifyRequest, change: (present: Context) => Context): void {
  const context = change(requestContext(request));
  contexts.set(request, context);
  request.scope.actor = context.actorLabel;
  request.scope.platformId = context.platformId;
}

/** The context of the request, as a parameter of a handler: `purchase(@Ctx() ctx: Context, @Body() input: PurchaseDto)`. */
export const Ctx = createParamDecorator((_: unknown, host: ExecutionContext) =>
  requestContext(host.switchToHttp().getRequest<FastifyRequest>()),
);
