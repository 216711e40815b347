import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import {
  SELLER_ROLES,
  ConversionDto,
  DashboardDayDto,
  DashboardQueryDto,
  OwnMethodSumsDto,
  OwnProductSumsDto,
  OwnSumsDto,
  SpanDto,
  VisitsDto,
  type SellerRole,
} from '../../sales/index.js';

export class OwnDashboardQueryDto extends DashboardQueryDto {
  @Field(rules.optional(rules.oneOf(SELLER_ROLES)), {
    fromQuery: true,
    description: 'What the seller is in the sales: PRODUCER where it is left out.',
  })
  role?: SellerRole;
}

export class RecentSaleDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() product: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for partners.' }) buyer: string | null;
  @ApiProperty() status: string;
  @ApiProperty({ description: 'Cents: the part of the signed-in seller.' }) share: number;
  @ApiProperty() createdAt: Date;
}

class NextReleaseDto {
  @ApiProperty({ format: 'date' }) day: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
}

/** Cents. */
export class OwnBalancesDto {
  @ApiProperty() available: number;
  @ApiProperty() pending: number;
  @ApiProperty() reserve: number;
  @ApiProperty() blocked: number;
  @ApiProperty({ description: 'What the seller owes.' }) debt: number;
  @ApiProperty({ type: NextReleaseDto, nullable: true, description: 'On the first day to come.' })
  next: NextReleaseDto | null;
}

export class OwnProductChoiceDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

/** What a seller does before the first sale. */
export class SellerStepsDto {
  @ApiProperty() isEmailConfirmed: boolean;
  @ApiProperty() hasDocument: boolean;
  @ApiProperty() hasProduct: boolean;
  @ApiProperty() isVerified: boolean;
  @ApiProperty({ description: 'An account to be paid to, accepted or waiting for staff.' })
  hasAccount: boolean;
  @ApiProperty() hasSecondFactor: boolean;
}

export class OwnDashboardDto {
  @ApiProperty() currency: string;
  @ApiProperty({ type: SpanDto }) span: SpanDto;
  @ApiProperty({ type: SpanDto }) before: SpanDto;
  @ApiProperty({ type: OwnSumsDto }) now: OwnSumsDto;
  @ApiProperty({ type: OwnSumsDto }) previous: OwnSumsDto;
  @ApiProperty({ type: [DashboardDayDto] }) days: DashboardDayDto[];
  @ApiProperty({ type: [OwnMethodSumsDto] }) methods: OwnMethodSumsDto[];
  @ApiProperty({ type: [OwnProductSumsDto], description: 'Those that sold most.' })
  products: OwnProductSumsDto[];
  @ApiProperty({ type: [ConversionDto], description: 'Of the most visited offers, by layout.' })
  conversion: ConversionDto[];
  @ApiProperty({ type: VisitsDto }) visits: VisitsDto;
  @ApiProperty({ type: OwnBalancesDto, nullable: true, description: 'Null: not for this member of a team.' })
  balances: OwnBalancesDto | null;
  @ApiProperty({
    ...{ type: SellerStepsDto, nullable: true },
    description: 'Before the first sale, for the owner of the account.',
  })
  steps: SellerStepsDto | null;
  @ApiProperty({ type: [RecentSaleDto] }) recent: RecentSaleDto[];
  @ApiProperty({
    type: [OwnProductChoiceDto],
    description: 'The products that are sold in this role, to choose one of them.',
  })
  choices: OwnProductChoiceDto[];
}
