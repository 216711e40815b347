import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { PlatformSettings } from './platform-settings.js';
import { Platform } from './store/platform.entity.js';

@Module({
  imports: [TenantRepositories.of(Platform)],
  providers: [PlatformSettings],
  exports: [PlatformSettings],
})
export class PlatformsModule {}
