import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { ReviewDocuments } from '../use-cases/review-documents.js';
import { DocumentsOfSellerDto } from './documents.dto.js';
import { submission } from './shown-document.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/users')
@RequireSession('admin', { flag: 'isUserDocumentsAvailable' })
export class SellerDocumentsController {
  constructor(private readonly documents: ReviewDocuments) {}

  @Get(':id/documents')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The state of the documents of a seller; not the files.' })
  @ApiOkResponse({ type: DocumentsOfSellerDto })
  async list(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<DocumentsOfSellerDto> {
    const documents = await this.documents.current(ctx, id);
    return { items: documents.map((document) => submission(document, ctx.locale)) };
  }
}
