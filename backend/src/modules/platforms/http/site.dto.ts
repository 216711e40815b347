import { ApiProperty } from '@nestjs/swagger';

export class BrandDto {
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true }) logoUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) supportEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) termsUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) privacyUrl: string | null;
}

export class SiteDto {
  @ApiProperty({ type: BrandDto, nullable: true, description: 'Null: the host belongs to no platform.' })
  brand: BrandDto | null;
  @ApiProperty({ description: 'Whether masters sign in at this host.' }) isMasterHost: boolean;
  @ApiProperty({ description: 'Whether the host belongs to a platform or to the masters.' }) isUsed: boolean;
}
