/**
 * A document of an opaque origin has neither cookies nor storage: accessing them throws, and the vendors' libraries access
 * them first. So they get substitutes that last as long as their frame.
 */
export function lendStorage(referrer: string): void {
  let jar: string[] = [];
  define(document, 'cookie', {
    get: () => jar.join('; '),
    set: (cookie: string) => {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('=') + 1);
      jar = [...jar.filter((kept) => !kept.startsWith(name)), pair.trim()];
    },
  });
  // Its own would be the page around it, whose address may hold the buyer.
  define(document, 'referrer', { get: () => referrer });
  for (const name of ['localStorage', 'sessionStorage']) {
    const storage = memory();
    define(window, name, { get: () => storage });
  }
}

const define = (owner: object, name: string, accessor: PropertyDescriptor) =>
  Object.defineProperty(owner, name, { configurable: true, ...accessor });

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
