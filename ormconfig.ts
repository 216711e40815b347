import { dataSourceFromEnvironment } from '@guiche/backend';

/**
 * The data source of the TypeORM command line: the very one the application opens, but telling what it does.
 * `npm run typeorm -- migration:show`
 */
export default dataSourceFromEnvironment().setOptions({ logger: 'simple-console' });
