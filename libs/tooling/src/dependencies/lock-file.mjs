// @ts-check
/**
 * Checks package-lock.json. `npm ci` installs only what the lock file names, so a package without a hash, or from
 * another registry, would be installed unchecked.
 */

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries  by folder, '' for the root */
/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> } | undefined} Manifest */

const isInstalled = (/** @type {string} */ folder) => folder.includes('node_modules/');

/**
 * All problems of a lock file, one sentence each.
 * @param {LockEntries} entries
 * @param {(folder: string) => Manifest} manifestOf  reads the package.json of a workspace folder
 * @returns {string[]}
 */
export function lockFileProblems(entries, manifestOf) {
  return [...staleVersions(entries, manifestOf), ...uncheckedPackages(entries)];
}

/**
 * Versions in a package.json that differ from the lock file.
 * @param {LockEntries} entries
 * @param {(folder: string) => Manifest} manifestOf
 */
function staleVersions(entries, manifestOf) {
  const stale = [];
  for (const folder of Object.keys(entries).filter((name) => !isInstalled(name))) {
    const own = manifestOf(folder) ?? {};
    for (const kind of /** @type {const} */ (['dependencies', 'devDependencies'])) {
      const [wanted, locked] = [own[kind] ?? {}, entries[folder]?.[kind] ?? {}];
      for (const name of new Set([...Object.keys(wanted), ...Object.keys(locked)])) {
        if (wanted[name] !== locked[name])
          stale.push(
            `${folder || '.'} ${name}: package.json ${wanted[name]}, lock file ${locked[name]}. Run "npm install".`,
          );
      }
    }
  }
  return stale;
}

/**
 * Packages that npm would install without a hash, or from elsewhere than the registry.
 * @param {LockEntries} entries
 */
function uncheckedPackages(entries) {
  return Object.entries(entries)
    .filter(([folder, { link }]) => isInstalled(folder) && !link)
    .flatMap(([folder, { integrity, resolved }]) => {
      if (resolved && !/^https:\/\/[^/]+\/.+\/-\/[^/]+\.tgz$/.test(resolved))
        return [`${folder}: comes from ${resolved}, not from a package registry.`];
      if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
        return [`${folder}: has no SHA-512 hash. Choose a version that the registry has for every system.`];
      return [];
    });
}
