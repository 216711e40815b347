import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

const isTaken = (error: unknown, constraint: string): boolean =>
  error instanceof QueryFailedError &&
  Reflect.get(error.driverError as object, 'code') === UNIQUE_VIOLATION &&
  Reflect.get(error.driverError as object, 'constraint') === constraint;

/** Whether a row was refused because another account of the area has the e-mail address. */
export const isEmailTaken = (error: unknown): boolean => isTaken(error, 'users_email');

/** Whether a row was refused because another manager of the platform has the code. */
export const isManagerCodeTaken = (error: unknown): boolean => isTaken(error, 'users_manager_code');
