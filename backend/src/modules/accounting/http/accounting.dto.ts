import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ACCOUNTING_CONTENTS, type AccountingContent } from '../domain/contents.js';
import { SHEET_FORMATS, type SheetFormat } from '../domain/sheet.js';

const day = rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ });

export class AccountingFileRequestDto {
  @Field(rules.oneOf(ACCOUNTING_CONTENTS)) content: AccountingContent;
  @Field(day, { description: 'The first day in America/Sao_Paulo, YYYY-MM-DD.' }) from: string;
  @Field(day, { description: 'The last day; balances are those at its end.' }) to: string;
  @Field(rules.oneOf(SHEET_FORMATS)) format: SheetFormat;
}

export class AskedAccountingFileDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

class ClosedUntilDto {
  @ApiProperty({ format: 'date' }) day: string;
  @ApiProperty({ description: 'SHA-256 of the journal up to the end of the day.' }) hash: string;
  @ApiProperty({ description: 'How many links the journal has.' }) position: number;
}

export class AccountingDto {
  @ApiProperty({ format: 'date', description: 'In America/Sao_Paulo.' }) today: string;
  @ApiProperty({ type: ClosedUntilDto, nullable: true, description: 'The last closed day of the journal.' })
  closed: ClosedUntilDto | null;
}
