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
