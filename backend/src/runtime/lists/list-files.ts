import type { ListDefinition, ListState } from '@guiche/lists';
import type { Context } from '../context/index.js';

/** Takes note of the files that people fetch. Implemented by the module that records them. */
export abstract class ListFiles {
  /** Before the first byte of a file is sent; when it throws, none is. */
  abstract asked(ctx: Context, list: ListDefinition, state: ListState): Promise<void>;
}
