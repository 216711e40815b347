// @ts-check
/** Limits concurrent page requests. The API has its own limit for requests passed to it. */

/** Drawn at the same time: so many that slow answers of the API do not empty the line, so few that the process stays quick. */
const AT_ONCE = 32;
/** Waiting for their turn: a second of work. */
const IN_LINE = 96;

/**
 * A limited number of pages is rendered at a time, the others wait in a queue. A full queue refuses immediately. Static
 * files, `/health/live` and requests passed to the API are not counted.
 * @param {{ atOnce?: number, inLine?: number }} [limits]
 */
export function loadShedding({ atOnce = AT_ONCE, inLine = IN_LINE } = {}) {
  let working = 0;
  /** @type {(() => void)[]} */
  const line = [];

  const next = () => {
    working -= 1;
    line.shift()?.();
  };

  /**
   * Runs `work` now or in its turn; `refuse` when the line is full.
   * @param {import('node:http').ServerResponse} res
   * @param {() => void} work
   * @param {() => void} refuse
   */
  return (res, work, refuse) => {
    const begin = () => {
      working += 1;
      // A client that disconnected while waiting releases its place immediately.
      if (res.destroyed) return next();
      res.once('close', next);
      work();
    };
    if (working < atOnce) begin();
    else if (line.length < inLine) line.push(begin);
    else refuse();
  };
}
