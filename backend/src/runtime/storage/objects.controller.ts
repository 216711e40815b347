import type { Readable } from 'node:stream';
import { Body, Controller, Get, Header, HttpCode, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicRoute } from '../access/index.js';
import { runtimeProblem } from '../errors/index.js';
import { StreamedBody } from '../http/index.js';
import { LocalObjectStorage } from './local-object-storage.js';
import { ObjectFolder } from './object-folder.js';
import { contentTypeOf, readObjectKey, type ObjectKey } from './object-key.js';
import { safeHeaders } from './safe-headers.js';
import { storageProblem } from './storage-problems.js';

type Place = Readonly<Record<'access' | 'folder' | 'fileName', string>>;
type Claims = Readonly<Partial<Record<'bytes' | 'expires' | 'signature', unknown>>>;

/** Where the links of the embedded store lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links of the embedded object store prove themselves')
@Controller('api/objects')
export class ObjectsController {
  constructor(
    private readonly storage: LocalObjectStorage,
    private readonly objects: ObjectFolder,
  ) {}

  @Put(':access/:folder/:fileName')
  @HttpCode(200)
  // A refusal is sent before the file's end: a kept connection would wait for the rest, also during a shutdown.
  @Header('connection', 'close')
  @StreamedBody()
  async upload(
    @Param() place: Place,
    @Query() claims: Claims,
    @Body() content: Readable,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const key = keyOf(place);
    const bytes = Number(claims.bytes);
    if (!this.storage.mayUpload(key, bytes, Number(claims.expires), String(claims.signature)))
      throw storageProblem('linkNotValid');
    // What came, not what the streamed route made of it.
    const sent = request.raw.headers;
    if (sent['content-type'] !== contentTypeOf(key)) throw storageProblem('fileTypeNotAccepted');
    const said = sent['content-length'];
    if (said !== undefined && Number(said) !== bytes)
      throw storageProblem(Number(said) > bytes ? 'fileTooLarge' : 'fileNotWhole');
    await this.objects.write(key, content, bytes);
  }

  @Get(':access/:folder/:fileName')
  async read(
    @Param() place: Place,
    @Query() claims: Claims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const key = keyOf(place);
    if (!this.storage.mayRead(key, Number(claims.expires), String(claims.signature)))
      throw storageProblem('linkNotValid');
    const object = await this.objects.read(key);
    if (object === undefined) throw runtimeProblem('notFound');
    void reply.headers({ ...safeHeaders(key), 'content-length': object.bytes });
    return object.content;
  }
}

function keyOf({ access, folder, fileName }: Place): ObjectKey {
  const key = readObjectKey(`${access}/${folder}/${fileName}`);
  if (key === undefined) throw runtimeProblem('notFound');
  return key;
}
