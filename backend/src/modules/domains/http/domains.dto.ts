import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { DOMAIN_USES, type DomainUse } from '../../platforms/index.js';

export class NewDomainDto {
  @Field(rules.text({ min: 4, max: 253 }), { description: 'Without scheme, port and path.' }) host: string;
  @Field(rules.oneOf(DOMAIN_USES)) use: DomainUse;
}

export class DomainAddedDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class DomainDecisionDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept in the audit log.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 20 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class DnsRecordDto {
  @ApiProperty({ enum: ['CNAME', 'TXT'] }) type: 'CNAME' | 'TXT';
  @ApiProperty() name: string;
  @ApiProperty() expected: string;
  @ApiProperty({ type: [String], description: 'By the last check.' }) found: readonly string[];
  @ApiProperty() isRight: boolean;
}

export class DomainRecordsDto {
  @ApiProperty({ type: [DnsRecordDto], description: 'Empty for a host that needs none.' })
  records: readonly DnsRecordDto[];
  @ApiProperty() isDefault: boolean;
  @ApiProperty() isVerified: boolean;
}
