import { ParseIntPipe, Query } from '@nestjs/common';
import { runtimeProblem } from '../errors/index.js';

const count = new ParseIntPipe({ exceptionFactory: () => runtimeProblem('validation') });

/** The version of a row that the reader saw, for what is deleted: a DELETE has no body. */
export const VersionInQuery = (): ParameterDecorator => Query('version', count);
