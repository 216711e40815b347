import { RouteConfig } from '@nestjs/platform-fastify';

/** What a streamed route's body is called on its way to the handler; what the sender called it stays in the raw request. */
export const STREAMED = 'application/vnd.guiche.streamed';

interface StreamedBodyRoute {
  readonly streamed: true;
}

/** For routes that take a file: `@Body()` is the stream as it arrives, and the route itself limits its size. */
export function StreamedBody(): MethodDecorator {
  return RouteConfig({ streamed: true } satisfies StreamedBodyRoute);
}

export function isStreamedBodyRoute(config: unknown): config is StreamedBodyRoute {
  return typeof config === 'object' && config !== null && 'streamed' in config;
}
