import { manifestOf } from '@guiche/gateway-kit';
import { GATEWAYS } from './gateways.js';

/** Whom a person may choose in a list of acquirers, by name: those of the house that call somebody. */
export const ACQUIRERS: readonly { readonly id: string; readonly name: string }[] = GATEWAYS.map(manifestOf)
  .filter(({ capabilities }) => capabilities.length > 0)
  .map(({ id, name }) => ({ id, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
