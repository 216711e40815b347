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

class WrittenTariffs {
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) PIX: WrittenMethod;
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) CREDIT_CARD: WrittenMethod;
  @IsDefined() @ValidateNested() @Type(() => WrittenMethod) BILLET: WrittenMethod;
}

/** Validates the fees of each method. Returns one message for each problem. */
export function tariffProblems(written: unknown): string[] {
  const tariffs: unknown = plainToInstance(WrittenTariffs, written);
  if (!(tariffs instanceof WrittenTariffs) || holdsAList(written))
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
