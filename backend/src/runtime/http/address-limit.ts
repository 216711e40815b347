import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { AppConfig } from '../../config/index.js';
import { runtimeProblem } from '../errors/index.js';
import { clientNetwork } from './client-network.js';
import { SharedRateCounts, rateStoreOf, type SharedCounter } from './shared-rate-store.js';

/** Requested every few seconds by monitors and load balancers. Webhooks are exempt by their own route (`RawBody`). */
const HEALTH = /^\/health\//;

const WINDOW_MS = 60_000;

/**
 * The coarse limit of requests from one address, to all processes (`SharedRateCounts` states the exact bound). TRUSTED_PROXIES decides
 * who the client is: a call of our own frontend carries the buyer's address, and a call that names no client is counted as its sender.
 */
export function addressLimit(
  { protectiveLimits, rateLimitPerMinute: max }: AppConfig,
  counter: SharedCounter,
): RateLimitPluginOptions {
  return {
    max,
    timeWindow: WINDOW_MS,
    store: rateStoreOf(new SharedRateCounts(counter, { max, windowMs: WINDOW_MS })),
    keyGenerator: ({ ip }) => clientNetwork(ip),
    allowList: ({ url }) => protectiveLimits === 'off' || HEALTH.test(url),
    errorResponseBuilder: () => runtimeProblem('tooManyRequests'),
  };
}
