import type { Readable } from 'node:stream';
import {
  Header,
  HttpCode,
  Put,
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { StreamedBody } from '../http/index.js';
import type { ArrivingFile } from './uploads.js';

/** A file as the request of a signed link brings it. */
export type SentFile = Pick<ArrivingFile, 'content' | 'saidBytes'>;

/** The route to which a signed link for an upload leads. Its handler takes the file by `@FileInBody()`. */
export const TakesUpload = (path = ''): MethodDecorator =>
  applyDecorators(
    Put(path),
    HttpCode(204),
    // A refusal is sent before the file's end: a kept connection would wait for the rest.
    Header('connection', 'close'),
    StreamedBody(),
  );

/** The file that is sent to a route that `TakesUpload`, as it arrives. */
export const FileInBody = createParamDecorator((_: unknown, host: ExecutionContext): SentFile => {
  const request = host.switchToHttp().getRequest<FastifyRequest>();
  // What came, not what the streamed route made of it.
  const said = request.raw.headers['content-length'];
  return { content: request.body as Readable, saidBytes: said === undefined ? undefined : Number(said) };
});
