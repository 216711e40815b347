import { Body, Controller, Get, Header, HttpCode, Param, ParseEnumPipe, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { DEFAULT_CURRENCY, addCents, cents, percentOf } from '@guiche/money';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { SettingsRefused } from '../accounts/account-change.js';
import { AccountSettings } from '../accounts/account-settings.js';
import { NamedInRoutes } from '../accounts/named-in-routes.js';
import { RouteSettings, versionOfRoutes } from '../accounts/route-settings.js';
import { Routing } from '../routing/routing.js';
import {
  RoutesInputDto,
  ShownRoutesDto,
  SimulatedRoutesDto,
  SimulatedSaleDto,
  type RouteLineDto,
} from './gateway-routes.dto.js';
import { withRefusalTexts } from './refusal-texts.js';

const METHODS = { PIX: 'PIX', CREDIT_CARD: 'CREDIT_CARD', BILLET: 'BILLET' } as const;
type Method = keyof typeof METHODS;
const method = new ParseEnumPipe(METHODS, { exceptionFactory: () => runtimeProblem('notFound') });

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/gateway-routes/:method')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] })
export class GatewayRoutesController {
  constructor(
    private readonly accounts: AccountSettings,
    private readonly routes: RouteSettings,
    private readonly routing: Routing,
    private readonly named: NamedInRoutes,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'method', enum: METHODS })
  @ApiOperation({ summary: 'Which account charges by a method, in the order of the positions.' })
  @ApiOkResponse({ type: ShownRoutesDto })
  async show(@Ctx() ctx: TenantContext, @Param('method', method) wanted: Method): Promise<ShownRoutesDto> {
    const lines = (await this.accounts.list(ctx)).flatMap(({ routes }) => routes);
    const shown = lines
      .filter((line) => line.method === wanted)
      .sort((one, other) => one.position - other.position || other.weight - one.weight);
    const idsOf = (field: 'sellerIds' | 'productIds') => shown.flatMap((line) => line[field] ?? []);
    const [emails, codes] = await Promise.all([
      this.named.namesOf(ctx, 'sellers', idsOf('sellerIds')),
      this.named.namesOf(ctx, 'products', idsOf('productIds')),
    ]);
    const items = shown.map(({ id: _, method: __, sellerIds, productIds, ...line }) => ({
      ...line,
      sellers: sellerIds && namesIn(emails, sellerIds),
      products: productIds && namesIn(codes, productIds),
    }));
    return { items, version: versionOfRoutes(shown) };
  }

  @Put()
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'], recentProof: true })
  @HttpCode(204)
  @ApiParam({ name: 'method', enum: METHODS })
  @ApiOperation({
    summary: 'Replaces which accounts charge by a method. Nothing is written unless every line is valid.',
  })
  @ApiNoContentResponse()
  async replace(
    @Ctx() ctx: TenantContext,
    @Param('method', method) wanted: Method,
    @Body() { lines, version }: RoutesInputDto,
  ): Promise<void> {
    await withRefusalTexts(async () =>
      this.routes.replace(ctx, wanted, await this.written(ctx, lines), version),
    );
  }

  @Get('simulation')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'method', enum: METHODS })
  @ApiOperation({
    summary: 'Which accounts would charge a sale, in order, and why others would not. Nothing is called.',
  })
  @ApiOkResponse({ type: SimulatedRoutesDto })
  async simulate(
    @Ctx() ctx: TenantContext,
    @Param('method', method) wanted: Method,
    @Query() sale: SimulatedSaleDto,
  ): Promise<SimulatedRoutesDto> {
    const { amount, installments = 1, brand, bin, currency = DEFAULT_CURRENCY, seller, product, hour } = sale;
    const [sellerId, productId] = await Promise.all([
      this.firstId(ctx, 'sellers', seller),
      this.firstId(ctx, 'products', product),
    ]);
    const ways = await this.routing.of(ctx, {
      sellerId: sellerId ?? ANY_SELLER,
      productId,
      preferredId: null,
      isSent: true,
      ...(hour !== undefined && { hour }),
    });
    const asking = { method: wanted, amount: cents(amount), currency, installments };
    const card = { ...(brand !== undefined && { brand }), ...(bin !== undefined && { bin }) };
    const { routes, skipped } = ways.explain({ ...asking, ...card });
    return {
      routes: routes.map(({ via, cost, decision }) => ({
        accountId: via.account.id,
        because: decision.because,
        position: decision.position ?? null,
        weight: decision.weight ?? null,
        cost: addCents(percentOf(cents(amount), cost.bps), cost.fixed),
        anyway: decision.anyway ?? false,
      })),
      skipped: [...skipped],
    };
  }

  private async written(ctx: TenantContext, lines: readonly RouteLineDto[]): Promise<object[]> {
    const named = (kind: 'sellers' | 'products') => lines.flatMap((line) => line[kind] ?? []);
    const [sellerIds, productIds] = await Promise.all([
      this.named.idsOf(ctx, 'sellers', named('sellers')),
      this.named.idsOf(ctx, 'products', named('products')),
    ]);
    const problems = lines.flatMap(({ sellers, products = [] }, index) => [
      ...(sellers.every((email) => sellerIds.has(email))
        ? []
        : [`line ${index + 1}: a seller is not known here`]),
      ...(products.every((code) => productIds.has(code))
        ? []
        : [`line ${index + 1}: a product is not known here`]),
    ]);
    if (problems.length > 0) throw new SettingsRefused(problems);
    return lines.map(({ brands, sellers, bins = [], products = [], currencies, ...line }) => ({
      ...line,
      ...(brands.length > 0 && { brands }),
      ...(bins.length > 0 && { bins }),
      ...(sellers.length > 0 && { sellerIds: sellers.flatMap((email) => sellerIds.get(email) ?? []) }),
      ...(products.length > 0 && { productIds: products.flatMap((code) => productIds.get(code) ?? []) }),
      ...(currencies.length > 0 && { currencies }),
    }));
  }

  private async firstId(
    ctx: TenantContext,
    kind: 'sellers' | 'products',
    name: string | undefined,
  ): Promise<string | undefined> {
    if (name === undefined) return undefined;
    return (await this.named.idsOf(ctx, kind, [name])).get(name)?.[0];
  }
}

/** An id whose person or product is gone stands for itself. Two products may share a code. */
const namesIn = (names: ReadonlyMap<string, string>, ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => names.get(id) ?? id)),
];

/** A seller whom no line names. */
const ANY_SELLER = '00000000-0000-0000-0000-000000000000';
