import { describe, expect, it } from '@jest/globals';
import { withNamedParameters } from './named-parameters.js';

describe('a statement with named parameters', () => {
  it('is compiled to positional parameters in the order in which they appear', () => {
    const { bind: find } = withNamedParameters<{ platformId: string; id: string }>(
      'find-mine',
      'select * from orders where id = :id and platform_id = :platformId',
    );
    expect(find({ platformId: 'p', id: 'o' })).toEqual({
      name: 'find-mine',
      text: 'select * from orders where id = $1 and platform_id = $2',
      values: ['o', 'p'],
    });
  });

  it('sends the value of a repeated parameter once', () => {
    const { bind: save } = withNamedParameters<{ now: Date; id: string }>(
      'save',
      'update t set a = :now, b = coalesce(b, :now) where id = :id',
    );
    const now = new Date(0);
    expect(save({ now, id: 'x' })).toMatchObject({
      text: 'update t set a = $1, b = coalesce(b, $1) where id = $2',
      values: [now, 'x'],
    });
  });

  it.each([
    ['a cast', 'select :a::uuid[], b::text'],
    ['a string', `select :a, 'x:b' || 'it''s :c'`],
    ['a quoted name', `select :a as "x:b"`],
    ['a comment', 'select :a -- :b\n'],
    ['a block comment', 'select :a /* :b\n :c */'],
    ['a dollar-quoted body', 'select :a, $$ :b $$, $fn$ :c $fn$'],
    ['an array slice', 'select (:a::int[])[1:2]'],
  ])('takes nothing in %s for a parameter', (_, text) => {
    const one = withNamedParameters<{ a: number }>(`in ${text}`, text).bind({ a: 1 });
    expect(one).toEqual({ name: `in ${text}`, text: text.replace(':a', '$1'), values: [1] });
  });

  it('binds null, false and 0 as they are', () => {
    const { bind } = withNamedParameters<{ a: null; b: boolean; c: number }>(
      'plain-values',
      'select :a, :b, :c',
    );
    expect(bind({ a: null, b: false, c: 0 }).values).toEqual([null, false, 0]);
  });

  it('refuses a missing value, and a value that the text does not use', () => {
    const { bind: find } = withNamedParameters<{ id?: string | undefined; platformId?: string }>(
      'find',
      'select from orders where id = :id',
    );
    expect(() => find({})).toThrow('statement find: parameter id is missing');
    expect(() => find({ id: undefined })).toThrow('statement find: parameter id is missing');
    expect(() => find({ id: 'o', platformId: 'p' })).toThrow('statement find has no parameter platformId');
  });

  it('refuses a positional parameter and a name that PostgreSQL would cut off', () => {
    expect(() => withNamedParameters('by-place', 'select from orders where id = $1')).toThrow(
      'statement by-place: $1 has no name',
    );
    expect(() => withNamedParameters('x'.repeat(64), 'select 1')).toThrow('has more than 63 characters');
  });
});
