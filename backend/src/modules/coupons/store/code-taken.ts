import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because the seller has another coupon of this code. */
export const isCodeTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  Reflect.get(error.driverError as object, 'code') === UNIQUE_VIOLATION &&
  Reflect.get(error.driverError as object, 'constraint') === 'coupons_code';
