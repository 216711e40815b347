import { ApiProperty } from '@nestjs/swagger';
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

export class ManagedSellerDto {
  @ApiProperty() seller: ManagedFiguresDto;
  @ApiProperty({ type: [NoteDto], description: 'Those of the manager, the newest first.' }) notes: NoteDto[];
}
