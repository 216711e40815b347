import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { Hosts } from './hosts.js';
import { SiteController } from './http/site.controller.js';
import { PlatformSettings } from './platform-settings.js';
import { Platform } from './store/platform.entity.js';

@Module({
  imports: [TenantRepositories.of(Platform)],
  controllers: [SiteController],
  providers: [PlatformSettings, Hosts],
  exports: [PlatformSettings, Hosts],
})
export class PlatformsModule {}
