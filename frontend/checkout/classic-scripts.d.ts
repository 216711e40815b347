/** A bundled script for a document that loads no modules (vite.config.ts). */
declare module '*?classic' {
  const script: string;
  export default script;
}
