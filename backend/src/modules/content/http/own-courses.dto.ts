import { ApiProperty } from '@nestjs/swagger';

export class OwnLessonDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) moduleId: string;
  @ApiProperty({ description: 'The title of its module.' }) module: string;
  @ApiProperty() title: string;
  @ApiProperty({ type: Number, nullable: true }) minutes: number | null;
  @ApiProperty({ type: Date, nullable: true, description: 'Null: it is open.' }) opensOn: Date | null;
  @ApiProperty({ type: Date, nullable: true }) doneAt: Date | null;
}

export class OwnCourseDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty() hasCertificate: boolean;
  @ApiProperty() seller: string;
  @ApiProperty({ type: [OwnLessonDto], description: 'In the order of the course.' }) lessons: OwnLessonDto[];
}

export class OwnCoursesDto {
  @ApiProperty({ type: [OwnCourseDto] }) items: OwnCourseDto[];
}

export class OpenFileDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() contentType: string;
  @ApiProperty() bytes: number;
  @ApiProperty({ description: 'Valid for four hours.' }) path: string;
}

export class OpenLessonDto extends OwnLessonDto {
  @ApiProperty({ type: OwnCourseDto }) course: OwnCourseDto;
  @ApiProperty({ description: 'Plain text; an empty line divides paragraphs.' }) body: string;
  @ApiProperty({ type: String, nullable: true, description: 'The address of a player.' }) videoUrl:
    | string
    | null;
  @ApiProperty({ type: [OpenFileDto], description: 'In their order.' }) files: OpenFileDto[];
  @ApiProperty({ type: OwnLessonDto, nullable: true }) previous: OwnLessonDto | null;
  @ApiProperty({ type: OwnLessonDto, nullable: true }) next: OwnLessonDto | null;
}
