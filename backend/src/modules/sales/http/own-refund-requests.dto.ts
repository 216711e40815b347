import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { BulkActionDto } from '../../../runtime/lists/index.js';
import { OwnDecisionDto } from './sale-actions.dto.js';
import { RefundRequestDto } from './sales.dto.js';

export class GrantRefundsDto extends BulkActionDto {
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class RetryRefundDto extends OwnDecisionDto {}

class SaleOfRequestDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty() productName: string;
  @ApiProperty() buyerName: string;
  @ApiProperty({ type: Date, nullable: true }) approvedAt: Date | null;
}

class ItemOfRequestDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
}

class BucketsDto {
  @ApiProperty({ description: 'What a dispute blocked.' }) blocked: number;
  @ApiProperty() pending: number;
  @ApiProperty() reserve: number;
  @ApiProperty() available: number;
  @ApiProperty() debt: number;
}

class PartyEffectDto {
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty() isOwn: boolean;
  @ApiProperty() isManager: boolean;
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty({
    type: BucketsDto,
    nullable: true,
    description: 'Where it comes from; of the own balance only.',
  })
  buckets: BucketsDto | null;
}

export class RefundEffectDto {
  @ApiProperty({ description: 'Cents.' }) toBuyer: number;
  @ApiProperty() currency: string;
  @ApiProperty({ type: [PartyEffectDto] }) parties: readonly PartyEffectDto[];
  @ApiProperty({ description: 'Cents that the platform gives back of its fee.' }) platformFee: number;
}

export class ChosenItemsDto {
  @Field(rules.optional(rules.text({ max: 2_000, pattern: /[0-9a-f,-]+/i })), {
    description: 'Ids of items, separated by commas; left out: everything that is left.',
  })
  items?: string;
}

class ItemOfOfferDto extends ItemOfRequestDto {
  @ApiProperty({ description: 'Cents that the buyer paid for all of its pieces.' }) amount: number;
  @ApiProperty({ description: 'Its money went back.' }) isReturned: boolean;
}

class SaleOfOfferDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty({ type: [ItemOfOfferDto] }) items: readonly ItemOfOfferDto[];
}

export class OfferedRefundDto {
  @ApiProperty({ type: SaleOfOfferDto }) sale: SaleOfOfferDto;
  @ApiProperty({ type: RefundEffectDto, nullable: true, description: 'Null: nothing can be given back so.' })
  effect: RefundEffectDto | null;
}

export class ShownRefundRequestDto {
  @ApiProperty({ type: RefundRequestDto }) request: RefundRequestDto;
  @ApiProperty({ type: SaleOfRequestDto }) sale: SaleOfRequestDto;
  @ApiProperty({ type: [ItemOfRequestDto] }) items: readonly ItemOfRequestDto[];
  @ApiProperty({ type: RefundEffectDto, nullable: true, description: 'Null: nothing would be given back.' })
  effect: RefundEffectDto | null;
}
