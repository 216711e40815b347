import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class AskSignInDto {
  @Field(rules.email(), { example: 'ana@example.com' }) email: string;
}

export class PurchasePageDto {
  @Field(rules.optional(rules.uuid()), { description: 'Go on before this purchase.' }) before?: string;
}

export class ListedPurchaseDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty() productName: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ description: 'The number of further items.' }) bumps: number;
  @ApiProperty({ enum: ['ONE_TIME', 'SUBSCRIPTION'] }) kind: 'ONE_TIME' | 'SUBSCRIPTION';
  @ApiProperty() seller: string;
  @ApiProperty() status: string;
  @ApiProperty({ type: String, nullable: true }) method: string | null;
  @ApiProperty() installments: number;
  @ApiProperty() currency: string;
  @ApiProperty({ description: 'What the buyer pays, in cents.' }) gross: number;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) paymentId: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) approvedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) returnedAt: Date | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The days in which the money can go back.' })
  guaranteeDays: number | null;
}

export class PurchaseListDto {
  @ApiProperty({ type: [ListedPurchaseDto] }) items: ListedPurchaseDto[];
  @ApiProperty({ type: String, nullable: true, description: 'Where the next page begins.' })
  next: string | null;
}

export class DeliverableDto {
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) itemId: string | null;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'A path of this site, or an https address of the seller.' }) address: string;
  @ApiProperty({ enum: ['EXTERNAL', 'FILE', 'COURSE'] }) kind: 'EXTERNAL' | 'FILE' | 'COURSE';
}

export class OwnPurchaseDto extends ListedPurchaseDto {
  @ApiProperty({ type: [DeliverableDto], description: 'Empty unless it is paid.' })
  deliverables: readonly DeliverableDto[];
}
