import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { BlockBuyerDto } from './sale-actions.dto.js';

export class BlockTypedBuyerDto extends BlockBuyerDto {
  @Field(rules.text({ min: 3, max: 254 }), {
    description: 'An e-mail address, a CPF or a CNPJ.',
    example: 'ana@example.com',
  })
  buyer: string;
}

export class BlockedBuyerIdDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    description: 'Whether the buyer was not blocked before. If not, the block keeps its reason.',
  })
  isNew: boolean;
}
