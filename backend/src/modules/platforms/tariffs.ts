import 'reflect-metadata';
import { CURRENCIES, DEFAULT_CURRENCY, MAX_INSTALLMENTS, WHOLE_IN_BASIS_POINTS } from '@guiche/money';
import { Type, plainToInstance } from 'class-transformer';
import {
  IsDefined,
  IsInt,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  validateSync,
  type ValidationError,
} from 'class-validator';

const COUNTS = Array.from({ length: MAX_INSTALLMENTS }, (_, index) => String(index + 1));
/** Cents. A million of any currency is no fee of a sale but a slip of the pen, and larger ones could not be reckoned with. */
const MOST_FIXED = 100_000_000;
const ABROAD = CURRENCIES.filter((currency) => currency !== DEFAULT_CURRENCY);

/** Null is no tariff either. */
const MayBeLeftOut = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const KeysOf = (allowed: readonly string[]): PropertyDecorator =>
  ValidateBy({
    name: 'keysOf',
    validator: {
      validate: (map) => map instanceof Map && [...map.keys()].every((key) => allowed.includes(String(key))),
      defaultMessage: () => `the names in $property are ${allowed.join(', ')}`,
    },
  });

const MOST_BRANDS = 20;

const IsBrands = (): PropertyDecorator =>
  ValidateBy({
    name: 'isBrands',
    validator: {
      validate: (map) =>
        map instanceof Map &&
        map.size <= MOST_BRANDS &&
        [...map.keys()].every((key) => /^[a-z\d]{1,30}$/.test(String(key))),
      defaultMessage: () => `the names in $property are card brands in small letters, ${MOST_BRANDS} at most`,
    },
  });

class WrittenTariff {
  @IsInt() @Min(0) @Max(WHOLE_IN_BASIS_POINTS) bps: number;
  @IsInt() @Min(0) @Max(MOST_FIXED) fixed: number;
}

class WrittenByCount extends WrittenTariff {
  @MayBeLeftOut()
  @KeysOf(COUNTS)
  @ValidateNested()
  @Type(() => WrittenTariff)
  byInstallments?: Map<string, WrittenTariff>;
}

class WrittenMethod extends WrittenByCount {
  @MayBeLeftOut()
  @KeysOf(ABROAD)
  @ValidateNested()
  @Type(() => WrittenByCount)
  currencies?: Map<string, WrittenByCount>;
}

/** A card, whose provider may take something else for some brands. */
class WrittenCard extends WrittenMethod {
  @MayBeLeftOut()
  @IsBrands()
  @ValidateNested()
  @Type(() => WrittenByCount)
  brands?: Map<string, WrittenByCount>;
}

class WrittenCosts {
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) PIX: WrittenMethod;
  @IsDefined() @ValidateNested() @Type(() => WrittenCard) CREDIT_CARD: WrittenCard;
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) BILLET: WrittenMethod;
}

class WrittenTariffs {
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) PIX: WrittenMethod;
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) CREDIT_CARD: WrittenMethod;
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) BILLET: WrittenMethod;
}

/** Validates the fees of each method. Returns one message for each problem. */
export const tariffProblems = (written: unknown): string[] => problemsOf(WrittenTariffs, written);

/** The same of the costs of a provider, which has rows for card brands too. */
export const costProblems = (written: unknown): string[] => problemsOf(WrittenCosts, written);

function problemsOf(kind: typeof WrittenTariffs | typeof WrittenCosts, written: unknown): string[] {
  const tariffs: unknown = plainToInstance<object, unknown>(kind, written);
  if (!(tariffs instanceof kind) || holdsAList(written))
    return ['they are one object, with an object for each method, and no lists'];
  return validateSync(tariffs, { whitelist: true, forbidNonWhitelisted: true }).flatMap((error) =>
    described(error),
  );
}

/** A list of tariffs would be checked, and pass, as one tariff. */
const holdsAList = (written: unknown): boolean =>
  Array.isArray(written) ||
  (typeof written === 'object' && written !== null && Object.values(written).some(holdsAList));

const described = ({ property, constraints, children }: ValidationError, above = ''): string[] => [
  ...Object.values(constraints ?? {}).map((problem) => `${above}${property}: ${problem}`),
  ...(children ?? []).flatMap((child) => described(child, `${above}${property}.`)),
];
