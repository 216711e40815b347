import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { MOST_STAFF_ADDRESSES } from '../staff-addresses.js';
import { settingsChangeFields } from './settings-change-fields.js';

export class StaffAddressSettingsDto {
  @Field(rules.list(rules.text({ min: 2, max: 50 }), { max: MOST_STAFF_ADDRESSES }), {
    description: 'Addresses and networks in CIDR notation from which staff sign in. Empty: from everywhere.',
  })
  staffAddresses: string[];
  @Field(settingsChangeFields.reason, { description: 'Why; kept in the history.' }) reason: string;
  @Field(settingsChangeFields.validFrom, {
    description: 'A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once.',
  })
  validFrom?: string;
  @Field(settingsChangeFields.version, { description: 'The version that you changed.' }) version: number;
}
