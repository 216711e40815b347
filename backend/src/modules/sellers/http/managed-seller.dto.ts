import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { NoteDto } from './seller-file.dto.js';

class ManagedFiguresDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() status: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) lastSignInAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) lastSaleAt: Date | null;
  @ApiProperty({ description: 'Cents: what was sold in 30 days and not given back.' }) revenue: number;
  @ApiProperty({ description: 'Of 90 days.' }) chargebackBps: number;
  @ApiProperty({ description: 'The seller has other fees than the platform.' }) hasOwnFees: boolean;
}

/** Of several lines, and not blank. */
const messageRule = { ...rules.opaqueText({ min: 3, max: 2_000 }), pattern: String.raw`[^\0]*[^\s\0][^\0]*` };

export class NewMessageDto {
  @Field(messageRule, { description: 'What the seller reads.' }) message: string;
  @Field(rules.uuid(), {
    description: 'New for each message; a repeated request with the same key sends nothing.',
  })
  requestKey: string;
}

export class ManagedSellerDto {
  @ApiProperty() seller: ManagedFiguresDto;
  @ApiProperty({ type: [NoteDto], description: 'Those of the manager, the newest first.' }) notes: NoteDto[];
}
