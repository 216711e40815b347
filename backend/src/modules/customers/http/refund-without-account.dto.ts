import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ListedPurchaseDto, RefundRightsDto } from './purchases.dto.js';

export class BeginRefundDto {
  @Field(rules.optional(rules.email()), { description: 'Of the purchase; or the document.' }) email?: string;
  @Field(rules.optional(rules.text({ max: 20 })), { description: 'The CPF or CNPJ of the purchase.' })
  document?: string;
  @Field(rules.text({ min: 4, max: 64 }), {
    description:
      'The code of the purchase or of its payment; with a document also the end-to-end id of its Pix.',
  })
  reference: string;
}

export class BegunRefundDto {
  @ApiProperty({ format: 'uuid', description: 'The same for unknown purchases.' }) id: string;
}

export class ProveRefundDto {
  @Field(rules.text({ min: 6, max: 6, pattern: /[0-9]+/ }), { example: '012345' }) code: string;
}

export class ProvenRefundDto {
  @ApiProperty({ description: 'Stands for the proof for half an hour.' }) token: string;
}

class ReturnableItemDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'Cents that were paid for it.' }) amount: number;
  @ApiProperty() isReturned: boolean;
}

export class PurchaseToReturnDto extends ListedPurchaseDto {
  @ApiProperty({ type: [ReturnableItemDto] }) items: readonly ReturnableItemDto[];
  @ApiProperty({ type: RefundRightsDto }) rights: RefundRightsDto;
  @ApiProperty({ type: String, nullable: true, description: 'Of the page of the last request.' })
  viewToken: string | null;
}

export class RefundPageDto {
  @ApiProperty({ type: String, nullable: true, description: 'Of the page of the request.' })
  viewToken: string | null;
}

export class FindRefundDto {
  @Field(rules.text({ min: 8, max: 8, pattern: /[0-9A-Fa-f]+/ }), { example: '4F1D22A9' }) protocol: string;
  @Field(rules.email()) email: string;
}

export class RefundStatusDto {
  @ApiProperty() protocol: string;
  @ApiProperty({ enum: ['WAITING_SELLER', 'APPROVED', 'PROCESSING', 'DONE', 'REFUSED', 'FAILED'] })
  state: string;
  @ApiProperty({ type: String, nullable: true, description: 'What the seller answered.' })
  decision: string | null;
  @ApiProperty() isInWindow: boolean;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) decidedAt: Date | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents.' }) amount: number | null;
  @ApiProperty() currency: string;
  @ApiProperty({ type: String, nullable: true }) method: string | null;
  @ApiProperty() seller: string;
  @ApiProperty({ type: [String] }) items: readonly string[];
}
