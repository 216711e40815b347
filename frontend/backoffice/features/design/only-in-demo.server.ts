import { data, type LoaderFunctionArgs } from '@remix-run/node';

/** The pages for developers exist in a demonstration only. Each of their loaders asks: one of a parent guards no child. */
export function onlyInDemo({ context }: Pick<LoaderFunctionArgs, 'context'>): void {
  if (!context.demo) throw data(null, { status: 404 });
}
