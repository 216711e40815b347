import path from 'node:path';
import type { Plugin } from 'vite';

const FRONTEND = path.resolve(import.meta.dirname, '..');

/** Packages and folders of which no module may be in a script or a style of the checkout. */
const REFUSED = [/\/node_modules\/@mantine\//, /\/node_modules\/@floating-ui\//, /\/frontend\/backoffice\//];

/**
 * Fails the build of the checkout when one of its files for the browser contains a module of the back office or of Mantine
 * (docs/decisions/0073). Every buyer downloads these files, so a component that only the back office needs may not get in by
 * an import of shared code.
 */
export const onlyCheckoutModules: Plugin = {
  name: 'only-checkout-modules',
  generateBundle(_, bundle) {
    const refused = refusedModules(bundle);
    if (refused.length > 0)
      this.error(`The checkout may not load these modules (docs/decisions/0073):\n${refused.join('\n')}`);
  },
};

interface BundledFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
}

/** @returns a line for each module that the checkout may not load, with the file that contains it */
export function refusedModules(bundle: Readonly<Record<string, BundledFile>>): string[] {
  return Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) =>
    moduleIds
      .filter((id) => REFUSED.some((pattern) => pattern.test(id)))
      .map((id) => `${fileName}: ${path.relative(FRONTEND, id)}`),
  );
}
