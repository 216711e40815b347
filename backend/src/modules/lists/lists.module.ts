import { Module } from '@nestjs/common';
import { ListReader } from '../../runtime/lists/index.js';
import { ListsController } from './http/lists.controller.js';
import { SavedViews } from './store/saved-views.js';
import { CountNewRows } from './use-cases/count-new-rows.js';
import { OwnViews } from './use-cases/own-views.js';

/** What people keep of lists, and what is new in them. */
@Module({
  controllers: [ListsController],
  providers: [ListReader, SavedViews, OwnViews, CountNewRows],
})
export class ListsModule {}
