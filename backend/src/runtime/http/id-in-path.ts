import { Param, ParseUUIDPipe } from '@nestjs/common';
import { runtimeProblem } from '../errors/index.js';

const uuid = new ParseUUIDPipe({ exceptionFactory: () => runtimeProblem('notFound') });

/** A parameter with the id of a row in the path. What is no UUID names no row: 404, as an unknown id is answered. */
export const IdInPath = (name = 'id'): ParameterDecorator => Param(name, uuid);
