import { Field } from '../../../runtime/http/index.js';
import { DocumentRulesDto } from '../document-rules.dto.js';
import { settingsChangeFields } from './settings-change-fields.js';

export class DocumentSettingsDto extends DocumentRulesDto {
  @Field(settingsChangeFields.reason, { description: 'Why; kept in the history.' }) reason: string;
  @Field(settingsChangeFields.validFrom, {
    description: 'A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once.',
  })
  validFrom?: string;
  @Field(settingsChangeFields.version, { description: 'The version that you changed.' }) version: number;
}
