import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { Hosts } from './hosts.js';
import { PlatformSettings } from './platform-settings.js';
import { Platform } from './store/platform.entity.js';

@Module({
  imports: [TenantRepositories.of(Platform)],
  providers: [PlatformSettings, Hosts],
  exports: [PlatformSettings, Hosts],
})
export class PlatformsModule {}
