import { HttpCode, applyDecorators } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';

/** For routes that change something and have nothing to tell but that it is done: 204. */
export const AnswersNothing = (summary: string): MethodDecorator =>
  applyDecorators(HttpCode(204), ApiOperation({ summary }), ApiNoContentResponse());
