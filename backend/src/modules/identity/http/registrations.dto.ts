import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ACCOUNT_NAME_MAX_LENGTH, ACCOUNT_NAME_MIN_LENGTH } from '../use-cases/new-account.js';

export class RegistrationDto {
  @Field(rules.text({ min: ACCOUNT_NAME_MIN_LENGTH, max: ACCOUNT_NAME_MAX_LENGTH })) name: string;
  @Field(rules.document(), { description: 'CPF or CNPJ.' }) document: string;
  @Field(rules.email()) email: string;
  @Field(rules.phone()) phone: string;
  @Field(rules.opaqueText({ min: 1, max: 1_000 }), {
    description: '12 to 128 characters, and not easy to guess.',
  })
  password: string;
  @Field(rules.optional(rules.text({ max: 120 })), { description: 'How they met the platform.' })
  heardFrom?: string;
  @Field(rules.optional(rules.text({ min: 4, max: 20, pattern: /[A-Za-z0-9-]+/ })), {
    description: 'The code of a manager, who then looks after the seller.',
  })
  managerCode?: string;
  @Field(rules.oneOf(['yes']), {
    description: 'The terms of the platform were accepted; their address is stored.',
  })
  acceptsTerms: string;
}

export class ConfirmRegistrationDto {
  @Field(rules.email()) email: string;
  @Field(rules.text({ min: 6, max: 10 }), { description: 'Six digits.' }) code: string;
  @Field(rules.optional(rules.uuid()), {
    description:
      'What the registration answered, or the sign-in that sent another code. Without it no code is right.',
  })
  registration?: string;
}

export class RegisteredDto {
  @ApiProperty({ format: 'uuid', description: 'Names what was entered when it is confirmed.' })
  registration: string;
}
