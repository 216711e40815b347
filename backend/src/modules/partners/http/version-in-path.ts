import { Param, ParseIntPipe } from '@nestjs/common';
import { runtimeProblem } from '../../../runtime/errors/index.js';

const integer = new ParseIntPipe({ exceptionFactory: () => runtimeProblem('notFound') });

/** The number of a version in the path. What is no number names no version. */
export const VersionInPath = (): ParameterDecorator => Param('number', integer);
