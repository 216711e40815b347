/** Levels of objects and lists in a request's body. The deepest of ours has four. */
export const DEEPEST_JSON = 32;

/**
 * Whether JSON is nested deeper than `deepest` levels. What checks and copies a body calls itself once for each level, and
 * fails at some thousands of them, so the text is measured before it is parsed. Linear in its length; brackets inside strings
 * do not count. Malformed text may be judged either way: parsing refuses it.
 */
export function isTooDeep(json: string, deepest = DEEPEST_JSON): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
