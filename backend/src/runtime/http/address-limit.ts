import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { AppConfig } from '../../config/index.js';
import { runtimeProblem } from '../errors/index.js';
import { clientNetwork } from './client-network.js';

/** Asked every few seconds by monitors and load balancers. Webhooks are exempt by their own route (`RawBody`). */
const HEALTH = /^\/health\//;

/**
 * The coarse limit of requests from one address to one process. Who the client is was decided by TRUSTED_PROXIES: a call of our
 * own frontend carries the buyer's address, and a call that names nobody is counted as its sender, whoever that is.
 */
export function addressLimit({ protectiveLimits, rateLimitPerMinute }: AppConfig): RateLimitPluginOptions {
  return {
    max: rateLimitPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    allowList: ({ url }) => protectiveLimits === 'off' || HEALTH.test(url),
    errorResponseBuilder: () => runtimeProblem('tooManyRequests'),
  };
}
