import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { MOST_LESSON_FILES } from '../content-file.js';

const seen = () => rules.integer({ min: 1 });
const title = () => rules.text({ min: 1, max: 120 });

export class NewAreaDto {
  @Field(title()) title: string;
}

export class AreaEditDto {
  @Field(title()) title: string;
  @Field(rules.optional(rules.opaqueText({ max: 1_000 }))) description?: string;
  @Field(rules.boolean(), { description: 'A PDF for whoever finished every lesson.' })
  hasCertificate: boolean;
  @Field(rules.boolean(), { description: 'Buyers see it.' }) isPublished: boolean;
  @Field(seen(), { description: 'The version that was seen.' }) version: number;
}

export class AreaProductsDto {
  @Field(rules.list(rules.uuid(), { max: 100 }), { description: 'Own products that open the area.' })
  productIds: string[];
}

export class NewModuleDto {
  @Field(title()) title: string;
}

export class ModuleEditDto extends NewModuleDto {
  @Field(seen(), { description: 'The version that was seen.' }) version: number;
}

export class NewLessonDto {
  @Field(rules.uuid()) moduleId: string;
  @Field(title()) title: string;
}

export class LessonEditDto extends NewLessonDto {
  @Field(rules.optional(rules.opaqueText({ max: 20_000 })), { description: 'Plain text.' }) body?: string;
  @Field(rules.optional(rules.httpsUrl({ max: 500 })), { description: 'A film on YouTube or Vimeo.' })
  videoUrl?: string;
  @Field(rules.optional(rules.integer({ min: 1, max: 1_000 })), { description: 'How long it takes.' })
  minutes?: number;
  @Field(rules.integer({ min: 0, max: 730 }), { description: 'Days after the purchase; 0: at once.' })
  opensAfterDays: number;
  @Field(rules.boolean()) isPublished: boolean;
  @Field(seen(), { description: 'The version that was seen.' }) version: number;
}

export class MoveDto {
  @Field(rules.uuid(), { description: 'A module or a lesson.' }) id: string;
  @Field(rules.oneOf(['up', 'down'])) step: 'up' | 'down';
}

export class LessonUploadDto {
  @Field(rules.text({ min: 1, max: 255 })) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 })) bytes: number;
}

export class LessonFileEditDto {
  @Field(rules.text({ min: 1, max: 80 })) title: string;
  @Field(seen(), { description: 'The version that was seen.' }) version: number;
}

export class LessonFileOrderDto {
  @Field(rules.list(rules.uuid(), { max: MOST_LESSON_FILES }), { description: 'The files in their order.' })
  fileIds: string[];
}

export class CreatedAreaDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class ListedAreaDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty({ enum: ['DRAFT', 'PUBLISHED'] }) status: 'DRAFT' | 'PUBLISHED';
  @ApiProperty() lessons: number;
  @ApiProperty({ description: 'How many products open it.' }) products: number;
}

export class AreaListDto {
  @ApiProperty({ type: [ListedAreaDto] }) items: ListedAreaDto[];
}

export class AreaProductDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Whether it opens the area.' }) opens: boolean;
}

export class ListedLessonDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty({ type: Number, nullable: true }) minutes: number | null;
  @ApiProperty() opensAfterDays: number;
  @ApiProperty() isPublished: boolean;
}

export class AreaModuleDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() version: number;
  @ApiProperty({ type: [ListedLessonDto] }) lessons: ListedLessonDto[];
}

export class AreaDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty({ enum: ['DRAFT', 'PUBLISHED'] }) status: 'DRAFT' | 'PUBLISHED';
  @ApiProperty() hasCertificate: boolean;
  @ApiProperty() version: number;
  @ApiProperty({ type: [AreaProductDto] }) products: AreaProductDto[];
  @ApiProperty({ type: [AreaModuleDto] }) modules: AreaModuleDto[];
}

export class LessonFileDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() contentType: string;
  @ApiProperty() bytes: number;
  @ApiProperty() version: number;
}

export class LessonDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) moduleId: string;
  @ApiProperty() title: string;
  @ApiProperty() body: string;
  @ApiProperty({ type: String, nullable: true }) videoUrl: string | null;
  @ApiProperty({ type: Number, nullable: true }) minutes: number | null;
  @ApiProperty() opensAfterDays: number;
  @ApiProperty() isPublished: boolean;
  @ApiProperty({ type: [LessonFileDto], description: 'In their order.' }) files: LessonFileDto[];
  @ApiProperty() version: number;
}
