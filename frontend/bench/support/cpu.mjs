// @ts-check
import fs from 'node:fs';

const MS_PER_TICK = 10;

/**
 * Milliseconds a process has spent on the processors, user and system, by the kernel's own account.
 * @param {number} pid
 */
export function cpuMs(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
