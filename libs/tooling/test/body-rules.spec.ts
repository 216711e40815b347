import { expect, test } from '@jest/globals';
import { bodyRules } from '../src/body-rules.mjs';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('each request body has its rules, under the name of its DTO; a field that is an object has none', () => {
  const body = { content: { 'application/json': { schema: reference('NoteDto') } } };
  const schemas = {
    NoteDto: {
      required: ['title'],
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 60 },
        visible: { type: 'boolean' },
        owner: reference('OwnerDto'),
        token: { type: 'string' },
      },
    },
    OwnerDto: { properties: { name: { type: 'string', maxLength: 5 } } },
  };
  const paths = { '/notes': { post: { requestBody: body }, put: { requestBody: body }, get: {} } };
  expect(bodyRules({ paths, components: { schemas } }).split('\n').slice(2)).toEqual([
    '/** The rules of {@link components.schemas.NoteDto}. */',
    'export const noteRules = {"title":{"kind":"text","min":1,"max":60},"visible":{"kind":"boolean","optional":true}} as const satisfies FieldRules;',
    '',
  ]);
});
