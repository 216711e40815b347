import { applyDecorators } from '@nestjs/common';
import { singleLine } from '@guiche/checkout-rules';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';

// NUL and half a surrogate pair cannot be stored; other control characters have no place in a name or an address.
const CONTROL = /\p{Cc}/u;

export const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value);

/**
 * Text of one line that a person may have typed: composed, its line breaks spaces, without direction marks and other characters
 * that are not seen (`singleLine`), refused where other control characters are left, at most so long; of any length where a rule
 * of the form has a limit of its own. An empty optional field, or null, counts as absent.
 */
export function PlainText(maxLength = Infinity): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? singleLine(value) : value)),
    IsString(),
    MaxLength(maxLength),
    ValidateBy({ name: 'isPlainText', validator: { validate: isPlainText } }),
  );
}

export function OptionalText(maxLength?: number): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    PlainText(maxLength),
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value)),
  );
}
