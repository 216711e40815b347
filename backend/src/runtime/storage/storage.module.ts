import type { DynamicModule, FactoryProvider } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { AppConfig, StorageConfig } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import { LinkSigner } from '../crypto/index.js';
import { LocalObjectStorage } from './local-object-storage.js';
import { ObjectFolder } from './object-folder.js';
import { ObjectStorage } from './object-storage.js';
import { ObjectsController } from './objects.controller.js';
import { S3ObjectStorage } from './s3-object-storage.js';
import { StoredFiles } from './stored-files.js';

const folder: FactoryProvider<ObjectFolder> = {
  provide: ObjectFolder,
  inject: [StorageConfig],
  useFactory: (config: StorageConfig) => new ObjectFolder(config.folder),
};

const local: FactoryProvider<LocalObjectStorage> = {
  provide: LocalObjectStorage,
  inject: [StorageConfig, AppConfig, Clock, LinkSigner, ObjectFolder],
  useFactory: (...needs: ConstructorParameters<typeof LocalObjectStorage>) =>
    new LocalObjectStorage(...needs),
};

/**
 * One interface, {@link ObjectStorage}: a bucket when one is configured, else the folder of this machine with our own
 * routes to it.
 */
@Module({})
export class StorageModule {
  static of(config: StorageConfig): DynamicModule {
    const { bucket } = config;
    const bucketStorage: FactoryProvider<ObjectStorage> = {
      provide: ObjectStorage,
      inject: [Clock],
      useFactory: (clock: Clock) => new S3ObjectStorage({ ...config, bucket: bucket ?? '' }, clock),
    };
    return {
      module: StorageModule,
      global: true,
      controllers: bucket === null ? [ObjectsController] : [],
      providers:
        bucket === null
          ? [folder, local, { provide: ObjectStorage, useExisting: LocalObjectStorage }, StoredFiles]
          : [bucketStorage, StoredFiles],
      exports: [ObjectStorage, StoredFiles],
    };
  }
}
