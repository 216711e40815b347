import { Global, Module } from '@nestjs/common';
import { ListFiles, ListReader } from '../../runtime/lists/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { FileSources } from './file-sources.js';
import { ExportsController } from './http/exports.controller.js';
import { MakeExports } from './jobs/make-exports.js';
import { ListExports } from './store/list-exports.js';
import { OwnExports } from './use-cases/own-exports.js';
import { RecordExports } from './use-cases/record-exports.js';

/** Files of lists: large ones are made by a job, small ones are recorded. */
@Global()
@Module({
  imports: [MailModule, PlatformsModule],
  controllers: [ExportsController],
  providers: [
    ...[FileSources, ListExports, ListReader, OwnExports, MakeExports],
    { provide: ListFiles, useClass: RecordExports },
  ],
  exports: [FileSources, ListFiles, OwnExports],
})
export class ExportsModule {}
