import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ACCOUNT_NAME_MAX_LENGTH, ACCOUNT_NAME_MIN_LENGTH } from '../use-cases/new-account.js';

const personName = rules.text({ min: ACCOUNT_NAME_MIN_LENGTH, max: ACCOUNT_NAME_MAX_LENGTH });
const reason = rules.text({ min: 3, max: 500 });

export class NewAdministratorDto {
  @Field(rules.uuid()) platform: string;
  @Field(personName) name: string;
  @Field(rules.email()) email: string;
}

export class NewPlatformDto {
  @Field(rules.text({ min: 2, max: 120 })) name: string;
  @Field(rules.text({ min: 3, max: 253 }), { description: 'A domain, without scheme and port.' })
  host: string;
  @Field(personName) administratorName: string;
  @Field(rules.email()) administratorEmail: string;
}

export class CreatedPlatformDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class BlockAdministratorDto {
  @Field(rules.boolean()) blocked: boolean;
  @Field(reason, { description: 'Why; recorded in the audit log.' }) reason: string;
}

export class ChangePlatformDto {
  @Field(rules.uuid(), { description: 'The platform that the person administers from now on.' })
  platform: string;
  @Field(reason, { description: 'Why; recorded in the audit log of both platforms.' }) reason: string;
}

export class MovedAdministratorDto {
  @ApiProperty({ format: 'uuid', description: 'The account on the other platform.' }) id: string;
}

export class EndSessionsDto {
  @Field(rules.boolean(), {
    description: 'Every session of the person in the area, not only that of the sign-in.',
  })
  all: boolean;
  @Field(reason, { description: 'Why; recorded in the audit log.' }) reason: string;
}

export class EndedSessionsDto {
  @ApiProperty({ description: 'How many sessions ended.' }) ended: number;
}

export class StaffReasonDto {
  @Field(reason, { description: 'Why; recorded in the audit log.' }) reason: string;
}
