import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  ParseIntPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AreaLessons } from '../use-cases/area-lessons.js';
import {
  CreatedAreaDto,
  LessonDto,
  LessonEditDto,
  ModuleEditDto,
  MoveDto,
  NewLessonDto,
  NewModuleDto,
} from './member-areas.dto.js';

const count = new ParseIntPipe({ exceptionFactory: () => runtimeProblem('validation') });

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/member-areas/:id')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class AreaLessonsController {
  constructor(private readonly course: AreaLessons) {}

  @Post('modules')
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds a module at the end of an own members area.' })
  @ApiNoContentResponse()
  async addModule(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { title }: NewModuleDto,
  ): Promise<void> {
    await this.course.addModule(ctx, session, id, title);
  }

  @Put('modules/:moduleId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Renames a module.' })
  @ApiNoContentResponse()
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
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes an empty module.' })
  @ApiNoContentResponse()
  async removeModule(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('moduleId') moduleId: string,
  ): Promise<void> {
    await this.course.removeModule(ctx, session, { areaId, moduleId });
  }

  @Post('moves')
  @HttpCode(204)
  @ApiOperation({ summary: 'Moves a module, or a lesson within its module.' })
  @ApiNoContentResponse()
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
    return {
      ...{ id: lesson.id, moduleId: lesson.moduleId, title: lesson.title, body: lesson.body },
      ...{ videoUrl: lesson.videoUrl, minutes: lesson.minutes, opensAfterDays: lesson.opensAfterDays },
      ...{ isPublished: lesson.isPublished, contentType: lesson.contentType, bytes: lesson.bytes },
      version: lesson.version,
    };
  }

  @Put('lessons/:lessonId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes, publishes or moves a lesson to another module.' })
  @ApiNoContentResponse()
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
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a lesson with its file.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @Query('version', count) version: number,
  ): Promise<void> {
    await this.course.removeLesson(ctx, session, { areaId, lessonId }, version);
  }
}
