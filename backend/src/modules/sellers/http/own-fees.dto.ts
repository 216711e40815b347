import { ApiProperty } from '@nestjs/swagger';
import type { PaymentMethod } from '@guiche/brazil';
import { FeesInEffectDto } from './seller-terms.dto.js';

class SellerFeesDto {
  @ApiProperty() fees: FeesInEffectDto;
  @ApiProperty({ type: [String], description: 'Methods with a fee of the seller’s own.' })
  own: PaymentMethod[];
  @ApiProperty({ type: [String], description: 'Methods that the seller does not offer.' })
  withoutMethods: PaymentMethod[];
  @ApiProperty({ type: Number, nullable: true, description: 'Null: as many as the platform allows.' })
  maxInstallments: number | null;
}

class FeesBeganDto {
  @ApiProperty({ type: Date, nullable: true }) PIX: Date | null;
  @ApiProperty({ type: Date, nullable: true }) BILLET: Date | null;
  @ApiProperty({ type: Date, nullable: true }) CREDIT_CARD: Date | null;
}

class NextFeesDto extends SellerFeesDto {
  @ApiProperty() on: Date;
}

export class OwnFeesDto extends SellerFeesDto {
  @ApiProperty({ description: 'When each fee began. Null: when the platform opened.' }) since: FeesBeganDto;
  @ApiProperty({ type: NextFeesDto, nullable: true, description: 'Null: no change is planned.' })
  next: NextFeesDto | null;
}
