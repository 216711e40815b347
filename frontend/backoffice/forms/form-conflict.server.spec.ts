import { describe, expect, it } from '@jest/globals';
import { data } from '@remix-run/node';
import { loadingAgain } from './form-conflict.server';

const conflict = { by: 'Ana', at: '2026-11-27T10:00:00Z' };

describe('the answer to a form', () => {
  it.each([
    ['of a page with one form', { saved: false, conflict }],
    ['of a page with several', { of: 'rule', form: { saved: false, conflict } }],
  ])('that met a change of somebody else loads the page again: %s', (_what, answer) => {
    const shown = loadingAgain(data(answer, { status: 409 }));
    expect([shown.init?.status, shown.data]).toEqual([200, answer]);
  });

  it.each([
    ['refused for another reason', data({ saved: false, message: 'Não.' }, { status: 409 })],
    ['saved', data({ saved: true })],
    ['without a form', null],
  ])('%s stays as it is', (_what, answer) => {
    expect(loadingAgain(answer)).toBe(answer);
  });
});
