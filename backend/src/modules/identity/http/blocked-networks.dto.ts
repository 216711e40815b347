import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class BlockNetworkDto {
  @Field(rules.text({ min: 2, max: 50 }), {
    description: 'An address, or a network in CIDR notation; at the widest a /16 (IPv6: /32).',
    example: '203.0.113.0/24',
  })
  network: string;
  @Field(rules.optional(rules.integer({ min: 1, max: 365 })), {
    description: 'How long. Left out: until somebody ends it.',
  })
  days?: number;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
}

export class BlockedNetworkIdDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}
