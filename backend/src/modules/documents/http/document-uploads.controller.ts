import type { Readable } from 'node:stream';
import { Body, Controller, Header, HttpCode, Put, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { StreamedBody } from '../../../runtime/http/index.js';
import { OwnDocuments } from '../use-cases/own-documents.js';

/** Where the links for documents lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/seller-documents')
export class DocumentUploadsController {
  constructor(private readonly documents: OwnDocuments) {}

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
    await this.documents.send(ctx, String(link), { content, saidBytes });
  }
}
