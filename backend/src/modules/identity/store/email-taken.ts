import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because another account of the area has the e-mail address. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  Reflect.get(error.driverError as object, 'code') === UNIQUE_VIOLATION &&
  Reflect.get(error.driverError as object, 'constraint') === 'users_email';
