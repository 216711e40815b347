import { Body, Controller, Get, Header, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { AnswersNothing, IdInPath } from '../../../runtime/http/index.js';
import { AreaLessons } from '../use-cases/area-lessons.js';
import { MemberAreas } from '../use-cases/member-areas.js';
import {
  AreaDto,
  AreaEditDto,
  AreaListDto,
  AreaProductsDto,
  CreatedAreaDto,
  NewAreaDto,
} from './member-areas.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/member-areas')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class MemberAreasController {
  constructor(
    private readonly areas: MemberAreas,
    private readonly course: AreaLessons,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The own members areas, the newest first.' })
  @ApiOkResponse({ type: AreaListDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<AreaListDto> {
    return { items: await this.areas.list(ctx, session) };
  }

  @Post()
  @ApiOperation({ summary: 'Creates a members area as a draft.' })
  @ApiCreatedResponse({ type: CreatedAreaDto })
  async create(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { title }: NewAreaDto,
  ): Promise<CreatedAreaDto> {
    return { id: await this.areas.create(ctx, session, title) };
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'An own members area with its modules, its lessons and the products that open it.',
  })
  @ApiOkResponse({ type: AreaDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<AreaDto> {
    const area = await this.areas.show(ctx, session, id);
    const course = await this.course.course(ctx, id);
    return {
      ...{ id, title: area.title, description: area.description, status: area.status },
      ...{ hasCertificate: area.hasCertificate, version: area.version },
      products: await this.areas.products(ctx, session, id),
      modules: course.map(({ module, lessons }) => ({
        ...{ id: module.id, title: module.title, version: module.version },
        lessons: lessons.map((lesson) => ({
          ...{ id: lesson.id, title: lesson.title, minutes: lesson.minutes },
          ...{ opensAfterDays: lesson.opensAfterDays, isPublished: lesson.isPublished },
        })),
      })),
    };
  }

  @Put(':id')
  @AnswersNothing('Changes or publishes an own members area.')
  async edit(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { description, ...facts }: AreaEditDto,
  ): Promise<void> {
    await this.areas.edit(ctx, session, id, { ...facts, description: description ?? '' });
  }

  @Put(':id/products')
  @AnswersNothing('Replaces the own products that open a members area.')
  async setProducts(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { productIds }: AreaProductsDto,
  ): Promise<void> {
    await this.areas.setProducts(ctx, session, id, productIds);
  }
}
