import { rules } from '@guiche/field-rules';
import { Field } from '../../runtime/http/index.js';

/** What every change says of which the versions are kept: why, from when on, and on which version it was made. */
export class DatedChangeDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept in the history.' }) reason: string;
  @Field(rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ })), {
    description: 'A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once.',
  })
  validFrom?: string;
  @Field(rules.optional(rules.uuid()), {
    description: 'The newest version that you saw. Left out: there was none.',
  })
  basedOn?: string;
}
