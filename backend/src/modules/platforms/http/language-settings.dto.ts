import { LOCALES } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { settingsChangeFields } from './settings-change-fields.js';

export class LanguageSettingsDto {
  @Field(rules.boolean(), { description: 'Pages and mails are in Portuguese.' }) languagePortuguese: boolean;
  @Field(rules.boolean(), { description: 'The same in English.' }) languageEnglish: boolean;
  @Field(rules.boolean(), { description: 'The same in Spanish.' }) languageSpanish: boolean;
  @Field(rules.oneOf(LOCALES), { description: 'For readers who ask for none of them; one of them.' })
  defaultLanguage: string;
  @Field(settingsChangeFields.reason, { description: 'Why; kept in the history.' }) reason: string;
  @Field(settingsChangeFields.validFrom, {
    description: 'A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once.',
  })
  validFrom?: string;
  @Field(settingsChangeFields.version, { description: 'The version that you changed.' }) version: number;
}
