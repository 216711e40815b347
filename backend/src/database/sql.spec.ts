import { describe, expect, it } from '@jest/globals';
import { compiledStatements, sql } from './sql.js';

describe('the named statements of a process', () => {
  // Another suite prepares each registered statement on the migrated schema.
  it('refuses another text under the same name', () => {
    sql('twice', 'select 1');
    expect(() => sql('twice', 'select 1')).not.toThrow();
    expect(() => sql('twice', 'select 2')).toThrow('there are two statements twice');
    expect(compiledStatements().get('twice')).toBe('select 1');
  });
});
