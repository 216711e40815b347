import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { MOST_FILES } from '../content-file.js';

const seen = () => rules.integer({ min: 1 });

export class ProductFileUploadDto {
  @Field(rules.text({ min: 1, max: 255 })) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 })) bytes: number;
}

export class ProductFileEditDto {
  @Field(rules.text({ min: 1, max: 80 })) title: string;
  @Field(rules.optional(rules.integer({ min: 1, max: 1_000 })), {
    description: 'How often each purchase may download it. Left out: without limit.',
  })
  downloadLimit?: number;
  @Field(seen(), { description: 'The version that was seen.' }) version: number;
}

export class FileOrderDto {
  @Field(rules.list(rules.uuid(), { max: MOST_FILES }), { description: 'The files in their order.' })
  fileIds: string[];
}

export class ContentUploadLinkDto {
  @ApiProperty({ description: 'A path, to which the file is sent by PUT.' }) url: string;
  @ApiProperty() expiresAt: Date;
}

export class ProductFileDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() contentType: string;
  @ApiProperty() bytes: number;
  @ApiProperty({ type: Number, nullable: true }) downloadLimit: number | null;
  @ApiProperty() version: number;
}

export class ProductFilesDto {
  @ApiProperty({ type: [ProductFileDto] }) items: ProductFileDto[];
  @ApiProperty({ description: 'The size of the largest file that is taken.' }) maxBytes: number;
}

export class OwnedFileDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() contentType: string;
  @ApiProperty() bytes: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Null: as many as the buyer wants.' })
  downloadsLeft: number | null;
}

export class OwnedItemDto {
  @ApiProperty({ format: 'uuid' }) itemId: string;
  @ApiProperty({ format: 'uuid' }) orderId: string;
  @ApiProperty() title: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The address of the seller.' })
  address: string | null;
  @ApiProperty() grantedAt: Date;
  @ApiProperty({ description: 'Whether it opens a members area.' }) opensCourse: boolean;
  @ApiProperty({ type: [OwnedFileDto] }) files: OwnedFileDto[];
}

export class OwnContentDto {
  @ApiProperty({ type: [OwnedItemDto] }) items: OwnedItemDto[];
}

export class DownloadDto {
  @Field(rules.uuid(), { description: 'The item of the purchase.' }) itemId: string;
}

export class DownloadLinkDto {
  @ApiProperty({ description: 'A path, valid for a minute.' }) url: string;
  @ApiProperty() expiresAt: Date;
}
