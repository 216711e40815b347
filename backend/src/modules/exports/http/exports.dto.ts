import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class ExportRequestDto {
  @Field(rules.text({ min: 1, max: 60 }), { description: 'The name of the list, e.g. `users`.' })
  list: string;

  @Field(rules.optional(rules.text({ max: 2_000 })), {
    description: 'Filters, sort and columns, as the query of the list.',
  })
  query?: string;
}

export class AskedExportDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class ExportDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() list: string;
  @ApiProperty() query: string;
  @ApiProperty({ enum: ['QUEUED', 'RUNNING', 'READY', 'FAILED'] })
  state: 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED';
  @ApiProperty({ type: 'integer', description: 'Rows that fit when it was asked for.' }) total: number;
  @ApiProperty({ type: 'integer', description: 'Rows written so far.' }) rows: number;
  @ApiProperty({ type: 'integer' }) bytes: number;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) endedAt: Date | null;
  @ApiProperty() expiresAt: Date;
  @ApiProperty({ type: String, nullable: true, description: 'SHA-256 of the file, in hexadecimal.' })
  checksum: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The query of the address of the file, when it is ready.',
  })
  link: string | null;
}

export class ExportListDto {
  @ApiProperty({ type: [ExportDto] }) items: ExportDto[];
}
