import type { listLoader } from './list-loader.server';

/** What the loader of a list page answers. */
export type ListData = Awaited<ReturnType<ReturnType<typeof listLoader>>>;
