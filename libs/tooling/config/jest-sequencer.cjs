/**
 * Starts the suites first that wait most: those that start processes and kill them. Beside them the others use the cores;
 * left to the end, they would run alone. Within each group jest's own order holds: the longest, or the largest file, first.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const STARTS_PROCESSES =
  /\/(backend\/test\/(commands|crash|replication|resilience|shutdown)|libs\/tooling\/test)\//;

module.exports = class ProcessesFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const startsProcesses = ({ path }) => STARTS_PROCESSES.test(path);
    return [...sorted.filter(startsProcesses), ...sorted.filter((test) => !startsProcesses(test))];
  }
};
