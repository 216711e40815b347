import { describe, expect, it } from '@jest/globals';
import { STATES } from './states.js';

describe('states', () => {
  it('states are 27, each once, sorted by name (P9.86, C9.59)', () => {
    expect(
      STATES.map(({ code }) => code)
        .sort()
        .join(' '),
    ).toBe('AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO');
    const names = STATES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  });
});
