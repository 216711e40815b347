import { applyDecorators } from '@nestjs/common';
import { ORIGIN_MAX_LENGTHS, campaignQuery, keptReferer } from '@guiche/checkout-rules';
import { Transform } from 'class-transformer';
import { OptionalText, isPlainText } from './plain-text.js';

/** The query a page was opened with. What it says of the buyer is not kept: an order has fields of its own for that. */
export const UtmQuery = (): PropertyDecorator => kept(campaignQuery, ORIGIN_MAX_LENGTHS.utmQuery);

/** Where the buyer came from. What is no address of a page is left out: nobody is refused a purchase for it. */
export const Referer = (): PropertyDecorator => kept(keptReferer, ORIGIN_MAX_LENGTHS.referer);

/** Transforms run in the order in which they are named, so that this one is given trimmed text. What is refused stays as it came. */
function kept(clean: (text: string) => string, maxLength: number): PropertyDecorator {
  return applyDecorators(
    OptionalText(maxLength),
    Transform(({ value }: { value: unknown }) =>
      isPlainText(value) && value.length <= maxLength ? clean(value) || undefined : value,
    ),
  );
}
