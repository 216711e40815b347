import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { Field, NestedListField } from '../../../runtime/http/index.js';
import { MOST_BUMPS, MOST_DELIVERY_OPTIONS } from '../use-cases/product-extras.js';

const seen = () => rules.integer({ min: 1 });

export class OrderBumpsEditDto {
  @Field(rules.list(rules.uuid(), { max: MOST_BUMPS }), { description: 'Own offers, in their order.' })
  offerIds: string[];
  @Field(seen(), { description: 'The version of the product that was seen.' }) version: number;
}

export class BumpSettingsEditDto {
  @Field(rules.optional(rules.text({ max: 80 })), { description: 'Instead of the title of the offer.' })
  ownTitle?: string;
  @Field(rules.optional(rules.text({ max: 200 })), { description: 'A sentence below the title.' })
  text?: string;
  @Field(rules.boolean(), {
    description: 'Whether it can be bought with PIX. At least one method is needed.',
  })
  withPix: boolean;
  @Field(rules.boolean()) withCard: boolean;
  @Field(rules.boolean()) withBillet: boolean;
  @Field(seen(), { description: 'The version of the product that was seen.' }) version: number;
}

export class BumpSettingsDto {
  @ApiProperty({ type: String, nullable: true }) ownTitle: string | null;
  @ApiProperty({ type: String, nullable: true }) text: string | null;
  @ApiProperty({ enum: PAYMENT_METHODS, isArray: true }) methods: readonly (typeof PAYMENT_METHODS)[number][];
}

export class BumpCountsDto {
  @ApiProperty({ format: 'uuid' }) offerId: string;
  @ApiProperty({ description: 'Checkouts of the product that were opened since it is shown.' }) shown: number;
  @ApiProperty({ description: 'Orders with it.' }) ticked: number;
  @ApiProperty({ description: 'Paid orders with it.' }) paid: number;
  @ApiProperty({ description: 'Paid orders of the product since it is shown.' }) sold: number;
}

export class BumpCountsListDto {
  @ApiProperty({ type: [BumpCountsDto] }) items: BumpCountsDto[];
}

export class BumpChoiceDto {
  @ApiProperty({ format: 'uuid' }) offerId: string;
  @ApiProperty() title: string;
  @ApiProperty() productName: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ description: 'Cents.' }) price: number;
  @ApiProperty() currency: string;
  @ApiProperty({ description: 'Whether it is sold now.' }) isActive: boolean;
  @ApiProperty({ type: Number, nullable: true, description: 'Its place. Null: it is not shown.' })
  position: number | null;
  @ApiProperty({ type: BumpSettingsDto }) settings: BumpSettingsDto;
}

export class BumpChoicesDto {
  @ApiProperty({ type: [BumpChoiceDto] }) items: BumpChoiceDto[];
}

export class NewDeliveryOptionDto {
  @Field(rules.optional(rules.uuid()), { description: 'Left out: a new one.' }) id?: string;
  @Field(rules.text({ min: 2, max: 80 })) description: string;
  @Field(rules.text({ min: 1, max: 60 }), { description: 'How long it takes, in words.' })
  deliveryTime: string;
  @Field(rules.cents({ max: 1_000_000 }), { description: '0: free shipping.' }) fareAmount: number;
  @Field(rules.boolean()) preSelected: boolean;
}

export class DeliveryOptionsEditDto {
  @NestedListField(() => NewDeliveryOptionDto, { maxItems: MOST_DELIVERY_OPTIONS })
  items: NewDeliveryOptionDto[];
  @Field(seen(), { description: 'The version of the product that was seen.' }) version: number;
}

export class OwnDeliveryOptionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() description: string;
  @ApiProperty() deliveryTime: string;
  @ApiProperty({ description: 'Cents.' }) fareAmount: number;
  @ApiProperty() preSelected: boolean;
}

export class OwnDeliveryOptionsDto {
  @ApiProperty({ type: [OwnDeliveryOptionDto] }) items: OwnDeliveryOptionDto[];
}
