import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class FindRecordsDto {
  @Field(rules.text({ max: 120 }), {
    description: 'The beginning of a name or e-mail, a code, a CPF or CNPJ.',
  })
  q: string;
}

class FoundRecordDto {
  @ApiProperty({ enum: ['sale', 'buyer', 'seller', 'product'] }) kind: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: a buyer, who is known by e-mail.' })
  id: string | null;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'A code or an e-mail address.' }) detail: string;
}

export class FoundRecordsDto {
  @ApiProperty({ type: [FoundRecordDto], description: 'Five of each kind at most.' })
  items: FoundRecordDto[];
}
