import type { Readable } from 'node:stream';
import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PublicRoute } from '../access/index.js';
import { runtimeProblem } from '../errors/index.js';
import { ObjectStorage, readObjectKey, safeHeaders, storageProblem } from '../storage/index.js';
import { FileLinks } from './file-links.js';

/** Where links to private files lead, wherever the files are kept. */
@ApiExcludeController()
@PublicRoute('signed links to private files prove themselves')
@Controller('api/files')
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly storage: ObjectStorage,
  ) {}

  @Get(':access/:folder/:fileName')
  async read(
    @Param() { access, folder, fileName }: Readonly<Record<'access' | 'folder' | 'fileName', string>>,
    @Query() { expires, signature, name }: Readonly<Record<'expires' | 'signature' | 'name', unknown>>,
    @Headers('range') range: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const key = readObjectKey(`${access}/${folder}/${fileName}`);
    const savedAs = typeof name === 'string' ? name : undefined;
    if (key === undefined || !this.links.isValid(key, Number(expires), String(signature), savedAs))
      throw storageProblem('linkNotValid');
    const found = await this.storage.read(key, range);
    if (found === undefined) throw runtimeProblem('notFound');
    void reply.headers({
      ...safeHeaders(key, savedAs),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-length': found.bytes,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    if (found.part) {
      const { start, total } = found.part;
      void reply.status(206).header('content-range', `bytes ${start}-${start + found.bytes - 1}/${total}`);
    }
    return found.content;
  }
}
