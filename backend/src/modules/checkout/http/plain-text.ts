import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';

// NUL and half a surrogate pair cannot be stored; other control characters have no place in a name or an address.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isPlainText = (value: unknown): boolean =>
  typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value);

/**
 * Text a person may have typed: trimmed, without control characters, at most so long; of any length where a rule of the form
 * has a limit of its own. An empty optional field, or null, counts as absent.
 */
export function PlainText(maxLength = Infinity): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
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
