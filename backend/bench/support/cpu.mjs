// @ts-check
/** Processor time that processes have used, from /proc: the kernel's own account, whatever else the machine does. */
import fs from 'node:fs';

const MS_PER_TICK = 10;

/**
 * Milliseconds of user and system time of some processes since they were born. For a PostgreSQL server all of its
 * backends are counted too, those that have ended included.
 * @param {{ nodes: number[], postgres: number }} processes
 */
export function cpuMs({ nodes, postgres }) {
  const ours = nodes.reduce((sum, pid) => sum + own(pid), 0);
  const server =
    own(postgres) + ended(postgres) + childrenOf(postgres).reduce((sum, pid) => sum + own(pid), 0);
  return { ours, postgres: server, all: ours + server };
}

/** Fields of /proc/PID/stat after the name in brackets, which may hold anything. @param {number} pid */
function stat(pid) {
  try {
    return fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

/** @param {number} pid */
const own = (pid) => ((stat(pid)[11] ?? 0) + (stat(pid)[12] ?? 0)) * MS_PER_TICK;
/** Time of children that ended and were collected. @param {number} pid */
const ended = (pid) => ((stat(pid)[13] ?? 0) + (stat(pid)[14] ?? 0)) * MS_PER_TICK;

/** @param {number} parent */
function childrenOf(parent) {
  const pids = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => stat(pid)[1] === parent);
}

/**
 * The same to the microsecond, of processes that live through the measurement: what idles uses less than a tick a second.
 * Of children that ended meanwhile (autovacuum) the kernel's ticks are counted.
 * @param {number[]} pids
 * @param {{ withChildren?: boolean }} [options]
 */
export function preciseCpuMs(pids, { withChildren = false } = {}) {
  const all = withChildren ? pids.flatMap((pid) => [pid, ...childrenOf(pid)]) : pids;
  const gone = withChildren ? pids.reduce((sum, pid) => sum + ended(pid), 0) : 0;
  return gone + all.reduce((sum, pid) => sum + threadsOf(pid), 0);
}

/** @param {number} pid milliseconds on a processor, of all its threads */
function threadsOf(pid) {
  const folder = `/proc/${pid}/task`;
  try {
    return fs
      .readdirSync(folder)
      .map((thread) => Number(fs.readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      .reduce((sum, ms) => sum + ms, 0);
  } catch {
    return 0;
  }
}
