import { sellerTermsRules } from '@guiche/api-client/rules';
import type { FormRules } from '../../forms/field-text';
import { COUNTS, cardFixedName, cardPercentName } from '../settings/setting-forms';

const { cardBasisPoints, cardFixed, basedOn: _, reason, validFrom, ...plain } = sellerTermsRules;

/** The terms of a seller, by the names of the fields. The fees of a card have one field for each number of installments. */
export const TERMS_FIELDS: FormRules = {
  ...plain,
  ...Object.fromEntries(
    COUNTS.flatMap((count) => [
      [cardPercentName(count), { ...cardBasisPoints.of, optional: true }],
      [cardFixedName(count), { ...cardFixed.of, optional: true }],
    ]),
  ),
};

/** The form: the terms, from when, and why. */
export const TERMS_FORM: FormRules = { ...TERMS_FIELDS, validFrom, reason };
