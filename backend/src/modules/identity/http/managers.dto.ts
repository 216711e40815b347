import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ACCOUNT_NAME_MAX_LENGTH, ACCOUNT_NAME_MIN_LENGTH } from '../use-cases/new-account.js';

const name = rules.text({ min: ACCOUNT_NAME_MIN_LENGTH, max: ACCOUNT_NAME_MAX_LENGTH });
const code = rules.text({ min: 3, max: 20, pattern: /^[A-Za-z0-9]+$/ });

export class NewManagerDto {
  @Field(name) name: string;
  @Field(rules.email()) email: string;
  @Field(code, { description: 'The code that sellers name when they register: letters and digits.' })
  code: string;
}

export class ChangedManagerDto {
  @Field(name) name: string;
  @Field(code) code: string;
  @Field(rules.boolean(), { description: 'A blocked manager cannot sign in, and has no session.' })
  blocked: boolean;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class ManagerCreatedDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class ManagerLinkDto {
  @ApiProperty({ type: String, nullable: true, description: 'What sellers name when they register.' })
  code: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where sellers register with the code.' })
  link: string | null;
}

export class ManagerDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: ['CREATED', 'ACTIVE', 'BLOCKED'] }) status: string;
  @ApiProperty({ type: String, nullable: true }) code: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where sellers register with the code.' })
  link: string | null;
  @ApiProperty() version: number;
  @ApiProperty({ description: 'A second factor, which staff could remove.' }) hasSecondFactor: boolean;
}
