import { Body, Controller, Delete, Header, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { FileInBody, TakesUpload, type SentFile } from '../../../runtime/uploads/index.js';

import { AnswersNothing, IdInPath, VersionInQuery } from '../../../runtime/http/index.js';
import { LessonFiles } from '../use-cases/lesson-files.js';
import { ContentUploadLinkDto } from './content.dto.js';
import { LessonFileEditDto, LessonFileOrderDto, LessonUploadDto } from './member-areas.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/member-areas/:id/lessons/:lessonId/files')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class LessonFilesController {
  constructor(private readonly files: LessonFiles) {}

  @Post('uploads')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to which a file of a lesson is sent by PUT within 60 seconds.' })
  @ApiCreatedResponse({ type: ContentUploadLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @Body() file: LessonUploadDto,
  ): Promise<ContentUploadLinkDto> {
    const { link, expiresAt } = await this.files.grant(ctx, session, { areaId, lessonId }, file);
    return { url: `/api/uploads/lessons?link=${link}`, expiresAt };
  }

  @Put('order')
  @AnswersNothing('Puts the files of a lesson in an order.')
  async arrange(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @Body() { fileIds }: LessonFileOrderDto,
  ): Promise<void> {
    await this.files.arrange(ctx, session, { areaId, lessonId }, fileIds);
  }

  @Put(':fileId')
  @AnswersNothing('Renames a file of a lesson.')
  async rename(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @IdInPath('fileId') fileId: string,
    @Body() body: LessonFileEditDto,
  ): Promise<void> {
    await this.files.rename(ctx, session, { areaId, lessonId, fileId }, body);
  }

  @Delete(':fileId')
  @AnswersNothing('Deletes a file of a lesson. Its buyers cannot open it any more.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @IdInPath('fileId') fileId: string,
    @VersionInQuery() version: number,
  ): Promise<void> {
    await this.files.remove(ctx, session, { areaId, lessonId, fileId }, version);
  }
}

/** Where the links for files of lessons lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/lessons')
export class LessonUploadsController {
  constructor(private readonly files: LessonFiles) {}

  @TakesUpload()
  async take(@Ctx() ctx: Context, @Query('link') link: unknown, @FileInBody() file: SentFile): Promise<void> {
    await this.files.send(ctx, String(link), file);
  }
}
