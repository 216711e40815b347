import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class NewNoteDto {
  @Field(rules.text({ min: 3, max: 2_000 })) note: string;
}

export class NoteDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() note: string;
  @ApiProperty() authorName: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ description: 'A manager sent it to the seller.' }) isMessage: boolean;
}

class TimelineEventDto {
  @ApiProperty() at: Date;
  @ApiProperty({ description: 'As the audit log names it.' }) action: string;
  @ApiProperty() actor: string;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
}

class BalancesDto {
  @ApiProperty({ description: 'Cents.' }) pending: number;
  @ApiProperty({ description: 'Cents.' }) available: number;
  @ApiProperty({ description: 'Cents.' }) reserve: number;
  @ApiProperty({ description: 'Cents.' }) blocked: number;
  @ApiProperty({ description: 'Cents.' }) debt: number;
}

export class SellerFileDto {
  @ApiProperty() balances: BalancesDto;
  @ApiProperty({ type: [NoteDto] }) notes: NoteDto[];
  @ApiProperty({ type: [TimelineEventDto] }) timeline: TimelineEventDto[];
}

export class RevealedDocumentDto {
  @ApiProperty({ type: String, nullable: true, description: 'CPF or CNPJ.' }) document: string | null;
  @ApiProperty({ description: 'A page hides it then.' }) until: Date;
}
