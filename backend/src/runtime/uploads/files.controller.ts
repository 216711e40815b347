import type { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
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
    @Query() { expires, signature }: Readonly<Record<'expires' | 'signature', unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const key = readObjectKey(`${access}/${folder}/${fileName}`);
    if (key === undefined || !this.links.isValid(key, Number(expires), String(signature)))
      throw storageProblem('linkNotValid');
    const found = await this.storage.read(key);
    if (found === undefined) throw runtimeProblem('notFound');
    void reply.headers({
      ...safeHeaders(key),
      'cache-control': 'private, no-store',
      'content-length': found.bytes,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    return found.content;
  }
}
