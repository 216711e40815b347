import { ApiProperty } from '@nestjs/swagger';
import { MethodFeesDto } from '../fees.dto.js';

class InstallationFeePlanDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() fees: MethodFeesDto;
  @ApiProperty() validFrom: Date;
  @ApiProperty() reason: string;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) canceledAt: Date | null;
  @ApiProperty({ description: 'It holds, or held.' }) isInEffect: boolean;
}

export class InstallationFeesDto {
  @ApiProperty() present: MethodFeesDto;
  @ApiProperty({ type: [InstallationFeePlanDto], description: 'The newest first.' })
  history: InstallationFeePlanDto[];
  @ApiProperty({ description: 'Platforms without own fees.' }) platforms: number;
  @ApiProperty({ description: 'Sellers of these platforms.' }) sellers: number;
}
