import { Controller, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { FileInBody, TakesUpload, type SentFile } from '../../../runtime/uploads/index.js';

import { OwnDocuments } from '../use-cases/own-documents.js';

/** Where the links for documents lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/seller-documents')
export class DocumentUploadsController {
  constructor(private readonly documents: OwnDocuments) {}

  @TakesUpload()
  async take(@Ctx() ctx: Context, @Query('link') link: unknown, @FileInBody() file: SentFile): Promise<void> {
    await this.documents.send(ctx, String(link), file);
  }
}
