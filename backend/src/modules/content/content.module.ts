import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { CustomersModule } from '../customers/index.js';
import { DeliveredItems } from './delivered-items.js';
import { OwnContentController } from './http/own-content.controller.js';
import { ContentUploadsController, ProductFilesController } from './http/product-files.controller.js';
import { ProductFile } from './store/product-file.entity.js';
import { FollowPayments } from './use-cases/follow-payments.js';
import { GrantAccess } from './use-cases/grant-access.js';
import { OwnContent } from './use-cases/own-content.js';
import { ProductFiles } from './use-cases/product-files.js';

/** What buyers get for their money: files, lessons, and the right to open them. */
@Module({
  imports: [TenantRepositories.of(ProductFile), CustomersModule],
  controllers: [ProductFilesController, ContentUploadsController, OwnContentController],
  providers: [ProductFiles, GrantAccess, FollowPayments, OwnContent, DeliveredItems],
})
export class ContentModule {}
