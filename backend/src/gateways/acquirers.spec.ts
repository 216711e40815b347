import { expect, it } from '@jest/globals';
import { manifestOf } from '@guiche/gateway-kit';
import { ACQUIRERS } from './acquirers.js';
import { GATEWAYS } from './gateways.js';

it('P9.84 lists about 68 acquirers by name: every gateway but the stub, each once', () => {
  expect(ACQUIRERS.length).toBeGreaterThanOrEqual(68);
  expect(new Set(ACQUIRERS.map(({ name }) => name)).size).toBe(ACQUIRERS.length);
  const listed = ACQUIRERS.map(({ id }) => id);
  expect(GATEWAYS.map((gateway) => manifestOf(gateway).id).filter((id) => !listed.includes(id))).toEqual([
    'ULTRAGATE',
  ]);
  const names = ACQUIRERS.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')));
});
