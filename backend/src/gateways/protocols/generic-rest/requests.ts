import {
  UnsupportedRequest,
  toReaisNumber,
  toReaisString,
  type OperationContext,
  type GatewayRequest,
  type Json,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import type { GenericRestCredentials } from './credentials.js';
import type { GenericRestOptions } from './options.js';

/** An amount in the provider's format. */
export function formatted({ moneyUnit }: GenericRestOptions, amount: Cents): Json {
  switch (moneyUnit) {
    case 'cents':
      return amount;
    case 'reaisNumber':
      return toReaisNumber(amount);
    case 'reaisString':
      return toReaisString(amount);
  }
}

/**
 * A path with the provider's id in it. An id that would change the path is refused: it may come from an unproven
 * webhook.
 */
export function withId(path: string, id: string): string {
  if (id === '' || id === '.' || id === '..') throw new UnsupportedRequest(`"${id}" cannot stand in a path`);
  return path.replace('{id}', encodeURIComponent(id));
}

/** Adds the key to the query where the provider requires it (payments.md §7, "api token query parameter"). */
export function requestBody(
  { auth }: GenericRestOptions,
  request: GatewayRequest,
  context: OperationContext,
): GatewayRequest {
  if (auth.kind !== 'query') return request;
  const { apiKey = '' } = context.credentials as GenericRestCredentials;
  return { ...request, query: { ...request.query, [auth.name]: apiKey } };
}
