import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import type { UploadsConfig } from '../../config/index.js';
import { ClamdScanner } from './clamd-scanner.js';
import { FileLinks } from './file-links.js';
import { FilesController } from './files.controller.js';
import { UploadLinks } from './upload-links.js';
import { Uploads } from './uploads.js';
import { NoVirusScanner, VirusScanner } from './virus-scanner.js';

/** Uploads of people, available in every module. */
@Module({})
export class UploadsModule {
  static of({ clamdAddress }: UploadsConfig): DynamicModule {
    const [host = '', port] = clamdAddress?.split(':') ?? [];
    const useValue =
      clamdAddress === null ? new NoVirusScanner() : new ClamdScanner({ host, port: Number(port) });
    return {
      module: UploadsModule,
      global: true,
      controllers: [FilesController],
      providers: [{ provide: VirusScanner, useValue }, UploadLinks, FileLinks, Uploads],
      exports: [UploadLinks, FileLinks, Uploads],
    };
  }
}
