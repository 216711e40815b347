import { expect, it } from '@jest/globals';
import { manifestOf } from '@guiche/gateway-kit';
import { ACQUIRERS } from './acquirers.js';
import { GATEWAYS } from './gateways.js';

it('lists about 68 acquirers by name: every gateway but the stub, each once (P9.84)', () => {
  expect(ACQUIRERS.length).toBeGreaterThanOrEqual(68);
  expect(new Set(ACQUIRERS.map(({ name }) => name)).size).toBe(ACQUIRERS.length);
  const listed = new Set(ACQUIRERS.map(({ id }) => id));
  const missing = GATEWAYS.map(manifestOf).filter(({ id }) => !listed.has(id));
  expect(missing.map(({ id }) => id)).toContain('ULTRAGATE');
  expect(missing.filter(({ capabilities }) => capabilities.length > 0)).toEqual([]);
  const names = ACQUIRERS.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')));
});
