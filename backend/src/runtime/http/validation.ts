import { fieldProblem, problemTexts } from '@guiche/field-rules';
import type { Texts } from '@guiche/i18n';
import type { PipeTransform, ArgumentMetadata } from '@nestjs/common';
import { Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { runtimeProblem } from '../errors/index.js';
import type { FieldContext } from './field.js';

/** Checks every DTO by its decorators; unknown fields are dropped, wrong ones answered 422 `validation`. */
export function validationPipe(): PipeTransform {
  return new DtoPipe(
    new ValidationPipe({
      whitelist: true,
      transform: true,
      exceptionFactory: (errors) => runtimeProblem('validation', { errors: fieldErrors(errors) }),
    }),
  );
}

/** What TypeScript writes down for parameters that are no class of ours. */
const NOT_DTOS = new Set<unknown>([undefined, String, Number, Boolean, Object, Array]);

@Injectable()
class DtoPipe implements PipeTransform {
  constructor(private readonly checks: ValidationPipe) {}

  /** A body that is missing, or is not an object, lacks every field: it gets the same answer as `{}`. */
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const isDto = metadata.type === 'body' && !NOT_DTOS.has(metadata.metatype);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return this.checks.transform(isDto && !isObject ? {} : value, metadata);
  }
}

/** `{ 'creditCard.token': [texts] }`: one entry for each wrong field, nested ones by their path. */
function fieldErrors(errors: readonly ValidationError[], path = ''): Record<string, Texts[]> {
  const fields: Record<string, Texts[]> = {};
  for (const error of errors) {
    const field = path === '' ? error.property : `${path}.${error.property}`;
    const names = Object.keys(error.constraints ?? {});
    if (names.length > 0) fields[field] = sentences(error, names);
    Object.assign(fields, fieldErrors(error.children ?? [], field));
  }
  return fields;
}

/** A missing value breaks every rule of its field; it is reported once. */
function sentences(error: ValidationError, constraints: readonly string[]): Texts[] {
  // Nest removes the value of an error that has children.
  const isMissing = error.value == null && !error.children?.length;
  if (isMissing) return [problemTexts('required')];
  return constraints.map((name) => textsOf(error, name));
}

/** `Field` and its relatives give each of their checks a context. */
function textsOf(error: ValidationError, constraint: string): Texts {
  const contexts = error.contexts as Record<string, FieldContext> | undefined;
  const { rule, problem } = contexts?.[constraint] ?? {};
  return problemTexts(problem ?? (rule && fieldProblem(rule, error.value)) ?? 'invalid', rule);
}
