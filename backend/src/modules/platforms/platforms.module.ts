import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { AuditModule } from '../audit/index.js';
import { Hosts } from './hosts.js';
import { PlatformPixelsController } from './http/platform-pixels.controller.js';
import { PlatformPixels } from './use-cases/platform-pixels.js';
import { PlatformPixel } from './store/platform-pixel.entity.js';
import { BrandPicturesController, BrandPictureUploadsController } from './http/brand-pictures.controller.js';
import { CustomizationController } from './http/customization.controller.js';
import { BrandPictures } from './use-cases/brand-pictures.js';
import { Customization } from './use-cases/customization.js';
import { PlatformSettingsController } from './http/platform-settings.controller.js';
import { SiteController } from './http/site.controller.js';
import { InstallationFeesController } from './http/installation-fees.controller.js';
import { ApplyInstallationFees } from './jobs/apply-installation-fees.js';
import { ApplySettings } from './jobs/apply-settings.js';
import { EndTrials } from './jobs/end-trials.js';
import { PixelTests } from './pixel-tests.js';
import { PlatformSecretUses } from './secret-uses.js';
import { PlatformSettings } from './platform-settings.js';
import { Platform } from './store/platform.entity.js';
import { SecondSecrets } from './store/second-secrets.js';
import { StoredInstallationFees } from './store/installation-fees.js';
import { SettingChanges } from './store/setting-changes.js';
import { InstallationFees } from './use-cases/installation-fees.js';
import { PlatformSecrets } from './use-cases/platform-secrets.js';
import { PlatformStanding } from './use-cases/platform-standing.js';
import { ShowSellingRules } from './use-cases/show-selling-rules.js';
import { ScheduledSettings } from './use-cases/scheduled-settings.js';

@Module({
  imports: [AuditModule, TenantRepositories.of(Platform, PlatformPixel)],
  controllers: [
    ...[BrandPicturesController, BrandPictureUploadsController],
    ...[SiteController, CustomizationController, PlatformPixelsController],
    ...[PlatformSettingsController, InstallationFeesController],
  ],
  providers: [
    ...[BrandPictures, Customization, PlatformPixels, PlatformStanding, PlatformSettings, ScheduledSettings],
    ...[SettingChanges, ApplySettings, EndTrials, Hosts, PixelTests, ShowSellingRules],
    ...[PlatformSecrets, PlatformSecretUses, SecondSecrets],
    ...[StoredInstallationFees, InstallationFees, ApplyInstallationFees],
  ],
  exports: [
    ...[PixelTests, PlatformStanding, PlatformSettings, ScheduledSettings, ShowSellingRules, Hosts],
    ...[PlatformSecrets, PlatformSecretUses],
  ],
})
export class PlatformsModule {}
