// @ts-check
/** Pages when there are more visitors than can be served in time. The API decides for itself about what is passed to it. */

/** Drawn at the same time: so many that slow answers of the API do not empty the line, so few that the process stays quick. */
const AT_ONCE = 32;
/** Waiting for their turn: a second of work. */
const IN_LINE = 96;

/**
 * Pages are worked on one after the other, so many at once. Who finds the line full is refused at once. Static files, `/health/live` and
 * what is passed to the API take no place.
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
      // Whoever went away while in line gives the place back at once.
      if (res.destroyed) return next();
      res.once('close', next);
      work();
    };
    if (working < atOnce) begin();
    else if (line.length < inLine) line.push(begin);
    else refuse();
  };
}
