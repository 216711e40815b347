import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { fieldProblem, rules, singleLine, type FieldProblem, type FieldRule } from '@guiche/field-rules';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsOptional, ValidateBy, ValidateNested } from 'class-validator';

/** What a check of class-validator carries, so that its problem gets the message of its rule. */
export interface FieldContext {
  readonly rule?: FieldRule;
  /** The problem that the check finds; of a `fieldRule`, the rule says which. */
  readonly problem?: FieldProblem;
}

export interface FieldOptions {
  readonly description?: string;
  readonly example?: string | number;
  /** In the API description, where it differs from the rule: a condition of another field decides. */
  readonly required?: boolean;
  /**
   * Checks of the rule that the use case makes, because the specification wants others before them. The API description shows the
   * whole rule.
   */
  readonly deferred?: readonly ('presence' | 'limits')[];
  /** The field arrives in a query string, where numbers are texts and the items of a list are separated by commas. */
  readonly fromQuery?: boolean;
}

/**
 * A field of a request body or query, declared by its rule: the value is normalized and validated, and the field is described in
 * OpenAPI. A text is composed, its line breaks become spaces, and invisible characters are removed (`singleLine`). An optional
 * field that is null, or an empty text, is undefined.
 */
export function Field(rule: FieldRule, options: FieldOptions = {}): PropertyDecorator {
  const { deferred = [], fromQuery = false, ...documentation } = options;
  const validated = withoutDeferred(rule, deferred);
  return applyDecorators(
    ApiProperty({
      ...(fromQuery && rule.kind === 'list' ? { type: 'string' } : schemaOf(rule)),
      required: !rule.optional,
      ...documentation,
    } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) =>
      normalized(validated, fromQuery ? fromText(rule, value) : value),
    ),
    ValidateBy(
      {
        name: 'fieldRule',
        validator: {
          validate: (value) => fieldProblem(validated, value) === undefined,
          // Without a message class-validator gives the error no context.
          defaultMessage: () => 'breaks the rule of its field',
        },
      },
      { context: { rule: validated } satisfies FieldContext },
    ),
  );
}

const WRONG_TYPE: FieldContext = { problem: 'wrongType' };

interface NestedOptions {
  readonly description?: string;
  readonly optional?: boolean;
}

/** A field that is an object with fields of its own. */
export function NestedField(type: () => new () => object, options: NestedOptions = {}): PropertyDecorator {
  const { optional = false, ...documentation } = options;
  return applyDecorators(
    // Nest knows a lazy type by the name of the function.
    ApiProperty({ type: () => type(), required: !optional, ...documentation }),
    optional ? IsOptional() : IsDefined(),
    ValidateNested({ context: WRONG_TYPE }),
    Type(type),
  );
}

/** A field that is a list of objects with fields of their own. */
export function NestedListField(
  type: () => new () => object,
  { maxItems, ...options }: NestedOptions & { readonly maxItems: number },
): PropertyDecorator {
  const { optional = false, ...documentation } = options;
  return applyDecorators(
    ApiProperty({ type: () => type(), isArray: true, maxItems, required: !optional, ...documentation }),
    optional ? IsOptional() : IsDefined(),
    IsArray({ context: WRONG_TYPE }),
    ArrayMaxSize(maxItems, {
      context: { rule: rules.list(rules.text(), { max: maxItems }), problem: 'tooMany' },
    }),
    ValidateNested({ each: true, context: WRONG_TYPE }),
    Type(type),
  );
}

function withoutDeferred(rule: FieldRule, deferred: readonly string[]): FieldRule {
  const present: FieldRule = deferred.includes('presence') ? { ...rule, optional: true } : rule;
  if (!deferred.includes('limits') || present.kind !== 'text') return present;
  const { optional } = present;
  return { kind: 'text', min: 0, max: Infinity, ...(optional && { optional }) };
}

function normalized(rule: FieldRule, value: unknown): unknown {
  if (rule.optional && value === null) return undefined;
  if (rule.kind !== 'text' || typeof value !== 'string') return value;
  const text = rule.opaque ? value : singleLine(value);
  return rule.optional && text === '' ? undefined : text;
}

function fromText(rule: FieldRule, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (rule.kind) {
    case 'integer':
    case 'cents':
    case 'basisPoints':
      return value === '' ? undefined : Number(value);
    case 'boolean':
      return value === 'true' || (value === 'false' ? false : value);
    case 'list':
      return value.split(',').filter((item) => item !== '');
    default:
      return value;
  }
}

/** How OpenAPI describes a rule. `x-rule` names the format of a Brazilian document, phone or postcode. */
function schemaOf(rule: FieldRule): Record<string, unknown> {
  switch (rule.kind) {
    case 'text': {
      const { min, max, pattern, format } = rule;
      return {
        type: 'string',
        ...(min > 0 && { minLength: min }),
        maxLength: max,
        ...(pattern !== undefined && { pattern: `^(?:${pattern})$` }),
        ...(format !== undefined && describedFormat(format)),
      };
    }
    case 'integer':
      return { type: 'integer', minimum: rule.min, maximum: rule.max };
    case 'cents':
    case 'basisPoints':
      return { type: 'integer', format: rule.kind, minimum: rule.min, maximum: rule.max };
    case 'boolean':
      return { type: 'boolean' };
    case 'oneOf':
      return { enum: rule.values };
    case 'list':
      return { type: 'array', items: schemaOf(rule.of), maxItems: rule.maxItems };
  }
}

function describedFormat(format: string): Record<string, string> {
  if (format === 'email' || format === 'uuid') return { format };
  return format === 'httpsUrl' ? { format: 'uri' } : { 'x-rule': format };
}
