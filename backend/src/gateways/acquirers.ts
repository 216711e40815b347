import { manifestOf } from '@guiche/gateway-kit';
import { GATEWAYS } from './gateways.js';

/** The acquirers that staff may select in a list, by name: all gateways that call a provider. */
export const ACQUIRERS: readonly { readonly id: string; readonly name: string }[] = GATEWAYS.map(manifestOf)
  .filter(({ capabilities }) => capabilities.length > 0)
  .map(({ id, name }) => ({ id, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
