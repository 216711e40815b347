import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { AnswersNothing, IdInPath, VersionInQuery } from '../../../runtime/http/index.js';
import { AreaLessons } from '../use-cases/area-lessons.js';
import { LessonFiles } from '../use-cases/lesson-files.js';
import {
  CreatedAreaDto,
  LessonDto,
  LessonEditDto,
  ModuleEditDto,
  MoveDto,
  NewLessonDto,
  NewModuleDto,
} from './member-areas.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/member-areas/:id')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class AreaLessonsController {
  constructor(
    private readonly course: AreaLessons,
    private readonly files: LessonFiles,
  ) {}

  @Post('modules')
  @AnswersNothing('Adds a module at the end of an own members area.')
  async addModule(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { title }: NewModuleDto,
  ): Promise<void> {
    await this.course.addModule(ctx, session, id, title);
  }

  @Put('modules/:moduleId')
  @AnswersNothing('Renames a module.')
  async renameModule(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('moduleId') moduleId: string,
    @Body() body: ModuleEditDto,
  ): Promise<void> {
    await this.course.renameModule(ctx, session, { areaId, moduleId }, body);
  }

  @Delete('modules/:moduleId')
  @AnswersNothing('Deletes an empty module.')
  async removeModule(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('moduleId') moduleId: string,
  ): Promise<void> {
    await this.course.removeModule(ctx, session, { areaId, moduleId });
  }

  @Post('moves')
  @AnswersNothing('Moves a module, or a lesson within its module.')
  async move(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @Body() body: MoveDto,
  ): Promise<void> {
    await this.course.move(ctx, session, areaId, body);
  }

  @Post('lessons')
  @ApiOperation({ summary: 'Adds an unpublished lesson at the end of a module.' })
  @ApiCreatedResponse({ type: CreatedAreaDto })
  async addLesson(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @Body() { moduleId, title }: NewLessonDto,
  ): Promise<CreatedAreaDto> {
    return { id: await this.course.addLesson(ctx, session, { areaId, moduleId }, title) };
  }

  @Get('lessons/:lessonId')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'own_lesson', summary: 'A lesson of an own members area.' })
  @ApiOkResponse({ type: LessonDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
  ): Promise<LessonDto> {
    const lesson = await this.course.show(ctx, session, areaId, lessonId);
    const files = await this.files.list(ctx, lessonId);
    return {
      ...{ id: lesson.id, moduleId: lesson.moduleId, title: lesson.title, body: lesson.body },
      ...{ videoUrl: lesson.videoUrl, minutes: lesson.minutes, opensAfterDays: lesson.opensAfterDays },
      ...{ isPublished: lesson.isPublished, version: lesson.version },
      files: files.map(({ id, title, contentType, bytes, version }) => ({
        ...{ id, title, contentType, bytes, version },
      })),
    };
  }

  @Put('lessons/:lessonId')
  @AnswersNothing('Changes, publishes or moves a lesson to another module.')
  async edit(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @Body() { body, videoUrl, minutes, ...facts }: LessonEditDto,
  ): Promise<void> {
    const rest = { body: body ?? '', videoUrl: videoUrl ?? null, minutes: minutes ?? null };
    await this.course.editLesson(ctx, session, { areaId, lessonId }, { ...facts, ...rest });
  }

  @Delete('lessons/:lessonId')
  @AnswersNothing('Deletes a lesson with its files.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @VersionInQuery() version: number,
  ): Promise<void> {
    await this.course.removeLesson(ctx, session, { areaId, lessonId }, version);
  }
}
