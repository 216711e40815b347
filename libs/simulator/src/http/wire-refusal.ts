import type { FastifyInstance } from 'fastify';

/** A refusal in the provider's format: thrown anywhere in a route, sent unchanged. */
export class WireRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    readonly contentType = 'application/json; charset=utf-8',
  ) {
    super(`refused with ${status}`);
  }
}

/** Sends refusals unchanged, and every other failure (a body that is not JSON, a bug) with the given text. */
export function answerRefusals(
  scope: FastifyInstance,
  inOtherCases: (status: number, message: string) => WireRefusal,
): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const refusal =
      error instanceof WireRefusal ? error : inOtherCases(error.statusCode ?? 500, error.message);
    return reply.code(refusal.status).type(refusal.contentType).send(refusal.body);
  });
}
