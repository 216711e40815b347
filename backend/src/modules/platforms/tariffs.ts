import { CURRENCIES, DEFAULT_CURRENCY, MAX_INSTALLMENTS, WHOLE_IN_BASIS_POINTS } from '@guiche/money';
import { Type, plainToInstance } from 'class-transformer';
import {
  IsDefined,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
  validateSync,
  type ValidationError,
} from 'class-validator';

const COUNTS = Array.from({ length: MAX_INSTALLMENTS }, (_, index) => String(index + 1));
const ABROAD = CURRENCIES.filter((currency) => currency !== DEFAULT_CURRENCY);

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
  @IsInt() @Min(0) fixed: number;
}

class WrittenByCount extends WrittenTariff {
  @IsOptional()
  @KeysOf(COUNTS)
  @ValidateNested()
  @Type(() => WrittenTariff)
  byInstallments?: Map<string, WrittenTariff>;
}

class WrittenMethod extends WrittenByCount {
  @IsOptional()
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

/** What is wrong with what is taken of each sale, by method, as somebody wrote it down; none where it may be kept. */
export function tariffProblems(written: unknown): string[] {
  const tariffs = plainToInstance(WrittenTariffs, written);
  return validateSync(tariffs, { whitelist: true, forbidNonWhitelisted: true }).flatMap((error) =>
    described(error),
  );
}

const described = ({ property, constraints, children }: ValidationError, above = ''): string[] => [
  ...Object.values(constraints ?? {}).map((problem) => `${above}${property}: ${problem}`),
  ...(children ?? []).flatMap((child) => described(child, `${above}${property}.`)),
];
