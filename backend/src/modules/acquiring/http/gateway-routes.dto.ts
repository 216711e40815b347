import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { CURRENCIES } from '@guiche/money';
import { Field, NestedListField } from '../../../runtime/http/index.js';

const hour = rules.optional(rules.integer({ min: 0, max: 23 }));
const installments = rules.optional(rules.integer({ min: 1, max: 12 }));
const brand = rules.text({ max: 30, pattern: /^[a-z\d]+$/ });
const bin = rules.text({ max: 8, pattern: /^\d{6,8}$/ });
const productCode = rules.text({ max: 8, pattern: /^[A-F\d]{8}$/ });

export class RouteLineDto {
  @Field(rules.uuid()) account: string;
  @Field(rules.integer({ min: 1, max: 100 })) position: number;
  @Field(rules.integer({ min: 1, max: 1_000 })) weight: number;
  @Field(rules.optional(rules.boolean()), {
    description:
      'The accounts of the position are tried by what they cost for the sale, the cheapest first. The same in all lines of a position.',
  })
  byCost?: boolean;
  @Field(rules.optional(rules.cents({ min: 1 }))) minAmount?: number;
  @Field(rules.optional(rules.cents({ min: 1 }))) maxAmount?: number;
  @Field(installments) minInstallments?: number;
  @Field(installments) maxInstallments?: number;
  @Field(rules.list(brand, { max: 10 }), { description: 'Card brands; empty: any.' }) brands: string[];
  @Field(rules.list(rules.email(), { max: 50 }), {
    description: 'The e-mail addresses of sellers; empty: all.',
  })
  sellers: string[];
  @Field(rules.optional(rules.list(bin, { max: 50 })), {
    description: 'How the numbers of the cards begin, in six to eight digits; empty: any.',
  })
  bins?: string[];
  @Field(rules.optional(rules.list(productCode, { max: 50 })), {
    description: 'The codes of products; empty: all.',
  })
  products?: string[];
  @Field(rules.list(rules.oneOf(CURRENCIES), { max: CURRENCIES.length }), { description: 'Empty: any.' })
  currencies: string[];
  @Field(hour, { description: 'The first hour of the day in São Paulo.' }) fromHour?: number;
  @Field(hour, { description: 'The last hour, included. From 22 to 5 is the night.' }) toHour?: number;
}

export class RoutesInputDto {
  @NestedListField(() => RouteLineDto, { maxItems: 50 }) lines: RouteLineDto[];
  @Field(rules.opaqueText({ min: 1, max: 64 }), {
    description: 'The `version` of the list that you changed.',
  })
  version: string;
}

export class ShownRouteDto {
  @ApiProperty() accountId: string;
  @ApiProperty() position: number;
  @ApiProperty() weight: number;
  @ApiProperty({ description: 'The accounts of the position are tried by what they cost.' }) byCost: boolean;
  @ApiProperty({ type: Number, nullable: true }) minAmount: number | null;
  @ApiProperty({ type: Number, nullable: true }) maxAmount: number | null;
  @ApiProperty({ type: Number, nullable: true }) minInstallments: number | null;
  @ApiProperty({ type: Number, nullable: true }) maxInstallments: number | null;
  @ApiProperty({ type: [String], nullable: true }) brands: readonly string[] | null;
  @ApiProperty({ type: [String], nullable: true, description: 'E-mail addresses.' })
  sellers: readonly string[] | null;
  @ApiProperty({ type: [String], nullable: true }) bins: readonly string[] | null;
  @ApiProperty({ type: [String], nullable: true, description: 'Codes.' })
  products: readonly string[] | null;
  @ApiProperty({ type: [String], nullable: true }) currencies: readonly string[] | null;
  @ApiProperty({ type: Number, nullable: true }) fromHour: number | null;
  @ApiProperty({ type: Number, nullable: true }) toHour: number | null;
}

export class ShownRoutesDto {
  @ApiProperty({ type: [ShownRouteDto], description: 'Empty: the oldest account that offers the method.' })
  items: ShownRouteDto[];
  @ApiProperty({ description: 'Another one with each replacement.' }) version: string;
}

/** A sale that could be. */
export class SimulatedSaleDto {
  @Field(rules.cents({ min: 1 }), { fromQuery: true }) amount: number;
  @Field(installments, { fromQuery: true }) installments?: number;
  @Field(rules.optional(brand), { fromQuery: true }) brand?: string;
  @Field(rules.optional(rules.oneOf(CURRENCIES)), { fromQuery: true }) currency?: string;
  @Field(rules.optional(rules.email()), {
    fromQuery: true,
    description: 'Left out: a seller whom no line names.',
  })
  seller?: string;
  @Field(rules.optional(bin), { fromQuery: true, description: 'Left out: of an issuer whom no line names.' })
  bin?: string;
  @Field(rules.optional(productCode), {
    fromQuery: true,
    description: 'Left out: a product that no line names.',
  })
  product?: string;
  @Field(hour, { fromQuery: true, description: 'Left out: now.' }) hour?: number;
}

class SimulatedRouteDto {
  @ApiProperty() accountId: string;
  @ApiProperty({ enum: ['card', 'seller', 'offer', 'route', 'cost', 'oldest'] }) because: string;
  @ApiProperty({ type: Number, nullable: true }) position: number | null;
  @ApiProperty({ type: Number, nullable: true }) weight: number | null;
  @ApiProperty({ description: 'What the provider takes, in cents.' }) cost: number;
  @ApiProperty({ description: 'Its circuit rests, but there is no other account.' }) anyway: boolean;
}

class SkippedAccountDto {
  @ApiProperty() accountId: string;
  @ApiProperty({
    enum: [
      ...['inactive', 'draining', 'notOffered', 'currency', 'address', 'amount'],
      ...['installments', 'brand', 'bin', 'seller', 'product', 'hour', 'circuitOpen'],
    ],
  })
  why: string;
}

export class SimulatedRoutesDto {
  @ApiProperty({ type: [SimulatedRouteDto], description: 'In the order in which they are tried.' })
  routes: SimulatedRouteDto[];
  @ApiProperty({ type: [SkippedAccountDto] }) skipped: SkippedAccountDto[];
}
