import { ApiProperty } from '@nestjs/swagger';

class BrokenBooksDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'How many rows violate the rule.' }) count: number;
}

export class LedgerProofDto {
  @ApiProperty({ description: 'The number of the rule, from 1.' }) rule: number;
  @ApiProperty({ type: Date, nullable: true, description: 'Null: never yet.' }) provenAt: Date | null;
  @ApiProperty({ description: 'It was proved, but not within the last day.' }) isStale: boolean;
  @ApiProperty({ description: 'How many rows were checked.' }) checked: number;
  @ApiProperty({ type: [BrokenBooksDto], description: 'The platforms that violate it; empty: it holds.' })
  broken: BrokenBooksDto[];
}
