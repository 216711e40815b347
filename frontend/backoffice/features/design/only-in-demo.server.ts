import { data, type LoaderFunctionArgs } from '@remix-run/node';

/**
 * The pages for developers exist in the demo only. Each of their loaders checks it, because a parent's loader does not
 * protect its children.
 */
export function onlyInDemo({ context }: Pick<LoaderFunctionArgs, 'context'>): void {
  if (!context.demo) throw data(null, { status: 404 });
}
