import { ApiProperty } from '@nestjs/swagger';

class ManagersPortfolioDto {
  @ApiProperty() sellers: number;
  @ApiProperty({ description: 'Verified, and not blocked.' }) active: number;
  @ApiProperty({ description: 'Sellers whose documents staff have not looked at.' }) documentsWaiting: number;
  @ApiProperty({ description: 'Cents sold and paid today.' }) today: number;
  @ApiProperty({ description: 'The same in 7 days, today included.' }) days7: number;
  @ApiProperty() days14: number;
  @ApiProperty() days30: number;
}

class ManagersReleaseDto {
  @ApiProperty({ format: 'date' }) day: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
}

class ManagersFundsDto {
  @ApiProperty({ description: 'Cents of commission in 30 days, without what went back.' }) earned: number;
  @ApiProperty({ description: 'Cents.' }) pending: number;
  @ApiProperty() reserve: number;
  @ApiProperty() available: number;
  @ApiProperty() blocked: number;
  @ApiProperty({ description: 'What the manager owes.' }) debt: number;
  @ApiProperty({ type: ManagersReleaseDto, nullable: true }) next: ManagersReleaseDto | null;
}

class DroppingSellerDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Cents of the last 30 days.' }) revenue: number;
  @ApiProperty({ description: 'Cents of 30 days on average, of the 60 days before.' }) before: number;
}

export class ManagersDashboardDto {
  @ApiProperty() portfolio: ManagersPortfolioDto;
  @ApiProperty() funds: ManagersFundsDto;
  @ApiProperty({ type: [DroppingSellerDto] }) dropping: DroppingSellerDto[];
}
