import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { GuicheDataSource } from '../../../src/database/index.js';
import { Books, connect } from './books.js';

/** Before each test of the file: the books of a new platform, in the database of the file. */
export function useNewBooks(begin: (books: Books) => void | Promise<void>): void {
  let dataSource: GuicheDataSource;
  beforeAll(async () => {
    dataSource = await connect();
  });
  afterAll(() => dataSource.destroy());
  beforeEach(async () => begin(await Books.open(dataSource)));
}
