import { build, type Plugin } from 'vite';

const CLASSIC = '?classic';

/** `import script from './x.ts?classic'`: the text of one classic script with x and everything that x imports. */
export const classicScripts: Plugin = {
  name: 'classic-scripts',
  enforce: 'pre',
  resolveId: async function (source, importer) {
    if (!source.endsWith(CLASSIC)) return undefined;
    const found = await this.resolve(source.slice(0, -CLASSIC.length), importer);
    return found ? `\0${found.id}${CLASSIC}` : undefined;
  },
  load: async (id) => {
    if (!id.endsWith(CLASSIC)) return undefined;
    const entry = id.slice(1, -CLASSIC.length);
    const output = { format: 'iife' as const, inlineDynamicImports: true };
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2022', rollupOptions: { input: entry, output } },
    });
    const [script] = 'output' in made ? made.output : [];
    if (script?.type !== 'chunk' || script.code.includes('</'))
      throw new Error(`${entry} cannot stand in a page`);
    return `export default ${JSON.stringify(script.code.trim())};`;
  },
};
