import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { fieldProblem, rules, type FieldRule } from '@guiche/field-rules';
import { ruleOf } from '../../../../libs/tooling/src/body-rules.mjs';
import fc from 'fast-check';
import { Field, NestedField, NestedListField } from './field.js';
import { validationPipe } from './validation.js';

class Item {
  @Field(rules.text({ max: 3 })) code: string;
}

class Form {
  @Field(rules.text({ min: 2, max: 10 }), { description: 'The name.' }) name: string;
  @Field(rules.optional(rules.email())) email?: string;
  @Field(rules.optional(rules.email()), { deferred: ['limits'] }) contact?: string;
  @Field(rules.optional(rules.cents({ max: 500 }))) price?: number;
  @Field(rules.optional(rules.oneOf(['A', 'B']))) choice?: string;
  @NestedField(() => Item, { optional: true }) item?: Item;
  @NestedListField(() => Item, { optional: true, maxItems: 2 }) items?: Item[];
}

class Query {
  @Field(rules.optional(rules.cents()), { fromQuery: true }) amount?: number;
  @Field(rules.optional(rules.list(rules.text())), { fromQuery: true }) ids?: string[];
  @Field(rules.optional(rules.boolean()), { fromQuery: true }) flag?: boolean;
}

const parse = (metatype: new () => object, value: unknown): Promise<object> =>
  validationPipe().transform(value, { type: 'body', metatype }) as Promise<object>;

async function errorsOf(value: object): Promise<unknown> {
  try {
    await parse(Form, value);
    return {};
  } catch (problem) {
    const { errors } = problem as { errors: Record<string, { 'en-US': string }[]> };
    return Object.fromEntries(
      Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => text['en-US'])]),
    );
  }
}

describe('a declared field', () => {
  it('is normalized', async () => {
    expect(await parse(Form, { name: ' Ana \n Lima ', email: '', contact: null, price: 500 })).toEqual({
      name: 'Ana Lima',
      price: 500,
    });
  });

  it('is read from a query string as the type of its rule', async () => {
    expect(await parse(Query, { amount: '1500', ids: 'a,b,', flag: 'false' })).toEqual({
      amount: 1500,
      ids: ['a', 'b'],
      flag: false,
    });
    expect(await parse(Query, { amount: '' })).toEqual({});
  });

  it('is refused with the one message of its problem', async () => {
    const wrong = { name: 5, email: 'ana@', price: 501, choice: 'C', item: { code: 'long' }, items: [{}, 1] };
    expect(await errorsOf(wrong)).toEqual({
      name: ['Wrong format.'],
      email: ['Invalid e-mail.'],
      price: ['The maximum is 5.00.'],
      choice: ['Not one of the options.'],
      'item.code': ['Use at most 3 characters.'],
      'items.0.code': ['This field is required.'],
      'items.1': ['Wrong format.'],
    });
    expect(await errorsOf({})).toEqual({ name: ['This field is required.'] });
    expect(await errorsOf({ name: 'Ana', items: [{}, {}, {}] })).toMatchObject({
      items: ['At most 2 items.'],
    });
  });

  it('leaves deferred checks to the use case, but not the type', async () => {
    expect(await parse(Form, { name: 'Ana', contact: 'nobody' })).toEqual({ name: 'Ana', contact: 'nobody' });
    expect(await errorsOf({ name: 'Ana', contact: 5 })).toEqual({ contact: ['Wrong format.'] });
  });

  it('is accepted by the API exactly when the rule, which the page uses, accepts it', async () => {
    const RULES = { name: rules.text({ min: 2, max: 10 }), price: rules.optional(rules.cents({ max: 500 })) };
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.anything(), async (name, price) => {
        const problems = Object.entries({ name, price }).filter(
          ([field, value]) =>
            fieldProblem(RULES[field as keyof typeof RULES] as FieldRule, value) !== undefined,
        );
        const errors = (await errorsOf({ name, price })) as object;
        expect(Object.keys(errors).sort()).toEqual(problems.map(([field]) => field).sort());
      }),
    );
  });

  it('is described in OpenAPI by its whole rule', () => {
    const described = (field: string) =>
      Reflect.getMetadata('swagger/apiModelProperties', Form.prototype, field) as object;
    expect(described('name')).toMatchObject({
      ...{ type: 'string', minLength: 2, maxLength: 10, required: true, description: 'The name.' },
    });
    expect(described('contact')).toMatchObject({
      type: 'string',
      maxLength: 254,
      format: 'email',
      required: false,
    });
    expect(described('price')).toMatchObject({ type: 'integer', format: 'cents', minimum: 0, maximum: 500 });
    expect(described('choice')).toMatchObject({ enum: ['A', 'B'], required: false });
  });
});

class Described {
  @Field(rules.text({ min: 3, max: 60, pattern: /[a-z]+/ })) text: string;
  @Field(rules.email()) email: string;
  @Field(rules.document()) document: string;
  @Field(rules.httpsUrl({ max: 200 })) url: string;
  @Field(rules.cents({ min: 500, max: 10_000 })) price: number;
  @Field(rules.basisPoints()) fee: number;
  @Field(rules.integer({ min: 1, max: 12 })) parts: number;
  @Field(rules.boolean()) visible: boolean;
  @Field(rules.oneOf(['A', 'B'])) choice: string;
  @Field(rules.list(rules.text({ max: 9 }), { max: 4 })) tags: string[];
}

const described = (field: keyof Described): object =>
  Reflect.getMetadata('swagger/apiModelProperties', Described.prototype, field) as object;

it.each<[keyof Described, FieldRule]>([
  ['text', rules.text({ min: 3, max: 60, pattern: /[a-z]+/ })],
  ['email', rules.email()],
  ['document', rules.document()],
  ['url', rules.httpsUrl({ max: 200 })],
  ['price', rules.cents({ min: 500, max: 10_000 })],
  ['fee', rules.basisPoints()],
  ['parts', rules.integer({ min: 1, max: 12 })],
  ['visible', rules.boolean()],
  ['choice', rules.oneOf(['A', 'B'])],
  ['tags', rules.list(rules.text({ max: 9 }), { max: 4 })],
])('the rule of %s is read back from the description of the API', (field, rule) => {
  expect(ruleOf(described(field))).toEqual(rule);
});
