import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
  Header,
  HttpCode,
  ParseIntPipe,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath, StreamedBody } from '../../../runtime/http/index.js';
import { LessonFiles } from '../use-cases/lesson-files.js';
import { ContentUploadLinkDto } from './content.dto.js';
import { LessonUploadDto } from './member-areas.dto.js';

const count = new ParseIntPipe({ exceptionFactory: () => runtimeProblem('validation') });

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/member-areas/:id/lessons/:lessonId/file')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class LessonFilesController {
  constructor(private readonly files: LessonFiles) {}

  @Post('uploads')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to which the file of a lesson is sent by PUT within 60 seconds.' })
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

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes the file of a lesson.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() areaId: string,
    @IdInPath('lessonId') lessonId: string,
    @Query('version', count) version: number,
  ): Promise<void> {
    await this.files.remove(ctx, session, { areaId, lessonId }, version);
  }
}

/** Where the links for files of lessons lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/lessons')
export class LessonUploadsController {
  constructor(private readonly files: LessonFiles) {}

  @Put()
  @HttpCode(204)
  // A refusal is sent before the file's end: a kept connection would wait for the rest.
  @Header('connection', 'close')
  @StreamedBody()
  async take(
    @Ctx() ctx: Context,
    @Query('link') link: unknown,
    @Body() content: Readable,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    // What came, not what the streamed route made of it.
    const said = request.raw.headers['content-length'];
    const saidBytes = said === undefined ? undefined : Number(said);
    await this.files.send(ctx, String(link), { content, saidBytes });
  }
}
