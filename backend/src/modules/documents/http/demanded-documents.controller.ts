import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { DocumentRulesDto } from '../../platforms/index.js';
import { DemandedDocuments } from '../use-cases/demanded-documents.js';

class AffectedSellersDto {
  @ApiProperty() count: number;
  @ApiProperty({ type: [String], description: 'The first of them, by name.' }) names: readonly string[];
}

class DemandPreviewDto {
  @ApiProperty({ description: 'Verified sellers with a demanded document missing. They stay verified.' })
  incomplete: AffectedSellersDto;
  @ApiProperty({ description: 'Sellers who wait and would be verified.' }) verified: AffectedSellersDto;
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/demanded-documents')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'] })
export class DemandedDocumentsController {
  constructor(private readonly demanded: DemandedDocuments) {}

  @Post('preview')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Which sellers a change of the demanded documents would affect. Nothing is written.',
  })
  @ApiOkResponse({ type: DemandPreviewDto })
  preview(@Ctx() ctx: TenantContext, @Body() rules: DocumentRulesDto): Promise<DemandPreviewDto> {
    return this.demanded.preview(ctx, rules);
  }
}
