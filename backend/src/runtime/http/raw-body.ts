import { RouteConfig } from '@nestjs/platform-fastify';

export interface RawBodyRoute {
  readonly rawBodyLimit: number;
  readonly rateLimit: false;
}

/** 1 MB: what a provider may send. */
const LIMIT_BYTES = 1_048_576;

/**
 * For routes that must keep what arrived, byte for byte: `@Body()` is the body as text whatever its content type says,
 * even when it is not JSON, and '' where none was sent. Up to 1 MB, and no rate limit: a provider must never be sent away.
 */
export function RawBody(): MethodDecorator {
  return RouteConfig({ rawBodyLimit: LIMIT_BYTES, rateLimit: false } satisfies RawBodyRoute);
}

export function isRawBodyRoute(config: unknown): config is RawBodyRoute {
  return typeof config === 'object' && config !== null && 'rawBodyLimit' in config;
}
