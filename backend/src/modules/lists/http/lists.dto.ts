import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class NewSavedViewDto {
  @Field(rules.text({ min: 1, max: 60 }), { description: 'The name of the list, e.g. `users`.' })
  list: string;

  @Field(rules.text({ min: 1, max: 60 }), { description: 'A view of the same name is replaced.' })
  name: string;

  @Field(rules.optional(rules.text({ max: 2_000 })), {
    description: 'Filters, period, sort and columns, as the query of the list.',
  })
  query?: string;

  @Field(rules.boolean(), { description: 'Whether it opens where the address of the list says nothing.' })
  isDefault: boolean;
}

export class ViewSavedDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class SavedViewDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() list: string;
  @ApiProperty() name: string;
  @ApiProperty() query: string;
  @ApiProperty() isDefault: boolean;
}

export class SavedViewListDto {
  @ApiProperty({ type: [SavedViewDto], description: 'By list and name.' }) items: SavedViewDto[];
}

export class NewRowsDto {
  @ApiProperty({ type: 'integer', description: 'Counted up to 100.' }) count: number;
}
