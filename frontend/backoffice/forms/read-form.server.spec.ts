import { expect, test } from '@jest/globals';
import { rules } from '@guiche/field-rules';
import type { FormRules } from './field-text';
import { readForm, refusedReply, savedReply } from './read-form.server';

const RULES = {
  title: rules.text({ max: 20 }),
  price: rules.cents(),
  visible: rules.boolean(),
} satisfies FormRules;

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const problem = (errors: Record<string, string[]>, title = 'Recusado') => ({
  ...{ status: 422, code: 'validation', title, errors, flag: null, requestId: null, retryAfterSeconds: null },
});

test('a valid form becomes typed values, without the fields that have no rules', () => {
  const form = formOf({ title: ' Curso ', price: '1.234,56', visible: 'on', isAdmin: 'on' });
  expect(readForm(form, RULES, 'pt-BR')).toEqual({
    ok: true,
    values: { title: 'Curso', price: 123_456, visible: true },
  });
});

test('the values of a form have the types of its rules', () => {
  const fee = rules.optional(rules.basisPoints());
  const read = readForm(formOf({ title: 'Curso', price: '5', fee: '' }), { ...RULES, fee }, 'pt-BR');
  if (!read.ok) throw new Error('the form is refused');
  const values: { title: string; price: number; visible: boolean; fee: number | undefined } = read.values;
  expect(values).toEqual({ title: 'Curso', price: 500, visible: false, fee: undefined });
  // @ts-expect-error an optional field may be absent
  const absent: { fee: number } = read.values;
  expect(absent.fee).toBeUndefined();
});

test('an invalid form is returned with the typed texts and a message for each field, in the reader’s language', () => {
  const form = formOf({ price: 'dez' });
  expect(readForm(form, RULES, 'en-US')).toEqual({
    ok: false,
    reply: {
      saved: false,
      values: { title: '', price: 'dez', visible: '' },
      errors: {
        title: 'This field is required.',
        price: 'Invalid amount. Write, for example, 1,234.56.',
      },
      message: null,
    },
  });
});

test('a refusal of the API is shown beside its fields, and above the form when it names none of them', () => {
  const form = formOf({ title: 'Curso', price: '97,00' });
  const values = { title: 'Curso', price: '97,00', visible: '' };
  expect(refusedReply(form, RULES, problem({ 'title.0': ['Já existe.', 'Outra.'], other: ['x'] }))).toEqual({
    ...{ saved: false, values, message: null },
    errors: { title: 'Já existe.' },
  });
  expect(refusedReply(form, RULES, problem({ other: ['x'] }))).toEqual({
    ...{ saved: false, values, errors: {} },
    message: 'Recusado',
  });
  expect(savedReply(form, RULES)).toEqual({ saved: true, values, errors: {}, message: null });
});

test('a secret is never sent back to the page, whatever becomes of the form', () => {
  const secrets = { password: rules.text(), code: rules.text(), note: rules.text(), title: rules.text() };
  const form = formOf({ password: 'p', code: '123456', note: 'n', title: 'Curso', formSecret: 'note' });
  const values = { password: '', code: '', note: '', title: 'Curso' };
  expect(savedReply(form, secrets).values).toEqual(values);
  expect(refusedReply(form, secrets, problem({})).values).toEqual(values);
  form.set('title', '');
  expect(readForm(form, secrets, 'pt-BR')).toMatchObject({
    ok: false,
    reply: { values: { ...values, title: '' } },
  });
});

test('the code of a coupon is no secret: its form says so, and it comes back to the page', () => {
  const fields = { code: rules.text(), password: rules.text() };
  const form = formOf({ code: 'VOLTA10', password: 'p', formShown: 'code' });
  expect(refusedReply(form, fields, problem({})).values).toEqual({ code: 'VOLTA10', password: '' });
});

test('who changed the record meanwhile, and when, is told with the typed values', () => {
  const form = formOf({ title: 'Curso' });
  const changed = { changedBy: 'Ana', changedAt: '2026-11-27T10:00:00.000Z' };
  const refused = { ...problem({}), code: 'changedMeanwhile', ...changed };
  expect(refusedReply(form, { title: rules.text() }, refused)).toEqual({
    ...{ saved: false, values: { title: 'Curso' }, errors: {}, message: 'Recusado' },
    conflict: { by: 'Ana', at: '2026-11-27T10:00:00.000Z' },
  });
});
