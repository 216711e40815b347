import { Controller, Delete, Get, Header, Put, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { AnswersNothing, IdInPath } from '../../../runtime/http/index.js';
import { OwnCourses, type Course, type ShownLesson } from '../use-cases/own-courses.js';
import { OpenLessonDto, OwnCourseDto, OwnCoursesDto, type OwnLessonDto } from './own-courses.dto.js';

@ApiTags('customer')
@ApiBearerAuth()
@Controller('api/customer/courses')
@RequireSession('customer')
export class OwnCoursesController {
  constructor(private readonly courses: OwnCourses) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The members areas that the signed-in customer may open, the latest first.' })
  @ApiOkResponse({ type: OwnCoursesDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<OwnCoursesDto> {
    return { items: (await this.courses.list(ctx, session)).map(shownCourse) };
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A members area with its lessons and what the customer finished.' })
  @ApiOkResponse({ type: OwnCourseDto })
  async course(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnCourseDto> {
    return shownCourse(await this.courses.course(ctx, session, id));
  }

  @Get(':id/certificate')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The certificate of a course of which every lesson is finished, as PDF.' })
  async certificate(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<StreamableFile> {
    const pdf = await this.courses.certificate(ctx, session, id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: 'attachment; filename="certificado.pdf"',
    });
  }

  @Get(':id/lessons/:lessonId')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'open_lesson', summary: 'A lesson that is open.' })
  @ApiOkResponse({ type: OpenLessonDto })
  async lesson(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
  ): Promise<OpenLessonDto> {
    const lesson = await this.courses.lesson(ctx, session, { areaId, lessonId });
    const { body, videoUrl, files, previous, next } = lesson;
    return {
      ...{ ...shownLesson(lesson), course: shownCourse(lesson.course) },
      ...{ body, videoUrl },
      files: files.map(({ id, title, contentType, bytes, path }) => ({
        id,
        title,
        contentType,
        bytes,
        path,
      })),
      ...{ previous: previous && shownLesson(previous), next: next && shownLesson(next) },
    };
  }

  @Put(':id/lessons/:lessonId/done')
  @AnswersNothing('Marks a lesson as finished.')
  async finish(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
  ): Promise<void> {
    await this.courses.finish(ctx, session, { areaId, lessonId }, true);
  }

  @Delete(':id/lessons/:lessonId/done')
  @AnswersNothing('Marks a lesson as not finished.')
  async reopen(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
  ): Promise<void> {
    await this.courses.finish(ctx, session, { areaId, lessonId }, false);
  }
}

const shownLesson = ({
  id,
  moduleId,
  module,
  title,
  minutes,
  opensOn,
  doneAt,
}: ShownLesson): OwnLessonDto => ({
  ...{ id, moduleId, module, title, minutes, opensOn, doneAt },
});

const shownCourse = ({ id, title, description, hasCertificate, seller, lessons }: Course): OwnCourseDto => ({
  ...{ id, title, description, hasCertificate, seller, lessons: lessons.map(shownLesson) },
});
