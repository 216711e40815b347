/** How the rules of imports are written (boundaries.cjs). */

const OURS = '^(libs|backend|frontend)/';
const SPECS = '\\.(spec|fixture)\\.tsx?$|/(test|testing|fixtures)/';
/** Patterns of paths in `libs/` and `backend/src/`. */
const lib = (...names) => names.map((name) => `^libs/${name}/`);
const backend = (...names) => names.map((name) => `^backend/src/${name}/`);

/** Code in `from` may import, of our own code, only what `may` lists. */
const only = (name, from, may, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: SPECS },
  to: { path: OURS, pathNot: may },
});

module.exports = { OURS, SPECS, lib, backend, only };
