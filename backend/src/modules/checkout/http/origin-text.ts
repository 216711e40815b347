import { applyDecorators } from '@nestjs/common';
import { PURCHASE_FIELDS, campaignQuery, keptReferer } from '@guiche/checkout-rules';
import { isPlainText, type FieldRule } from '@guiche/field-rules';
import { Transform } from 'class-transformer';
import { Field } from '../../../runtime/http/index.js';

/** The query a page was opened with. Personal data in it is removed: an order has its own fields for it. */
export const UtmQuery = (): PropertyDecorator =>
  kept(
    campaignQuery,
    PURCHASE_FIELDS.utmQuery,
    'The query string of the page; personal data in it is not stored.',
  );

/** Where the buyer came from. A value that is not the address of a page is dropped and does not refuse the purchase. */
export const Referer = (): PropertyDecorator =>
  kept(keptReferer, PURCHASE_FIELDS.referer, 'An http or https address; anything else is not kept.');

/** Transforms run in the order in which they are named, so this one receives normalized text. A refused text is not changed. */
function kept(
  clean: (text: string) => string,
  rule: FieldRule & { readonly max: number },
  description: string,
): PropertyDecorator {
  return applyDecorators(
    Field(rule, { description }),
    Transform(({ value }: { value: unknown }) =>
      isPlainText(value) && value.length <= rule.max ? clean(value) || undefined : value,
    ),
  );
}
