import { randomBytes } from 'node:crypto';

/** 32 capital hexadecimal digits, how this provider names everything. */
export const hexId = (): string => randomBytes(16).toString('hex').toUpperCase();
