import { ApiProperty } from '@nestjs/swagger';

/** What the description of the API calls an amount of money; the generated client brands such numbers as `Cents`. */
const CENTS_FORMAT = 'cents';

/** Documents a property that holds a whole number of cents. `nullable` where there may be no amount. */
export const ApiCents = ({
  nullable = false,
  ...documented
}: { nullable?: boolean; description?: string } = {}) =>
  ApiProperty({
    type: 'integer',
    format: CENTS_FORMAT,
    ...(nullable ? { nullable } : {}),
    ...documented,
  });
