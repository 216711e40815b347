// @ts-check
/** What failed, from the reports of both runners: the name of each test and the beginning of its message. */
import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that are printed; the whole message stands where the test ran. */
const MESSAGE_LINES = 16;

/**
 * @typedef {object} JestReport
 * @property {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} testResults
 */

/**
 * @param {JestReport} report
 * @returns {string[]}
 */
export function failedInJest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has a message and no tests.
    if (assertionResults.length === 0 && message) return [described(name, message)];
    return failed.map((test) => described(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
  });
}

/**
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {string[]}
 */
export function failedInPlaywright({ suites, errors }) {
  return [
    ...errors.map((error) => described('outside of any test', error.message ?? '')),
    ...suites.flatMap((suite) => withStatus(suite, 'unexpected')),
  ];
}

/**
 * The tests that failed once and passed on the second attempt, with the message of the first.
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {string[]}
 */
export const repeatedInPlaywright = ({ suites }) => suites.flatMap((suite) => withStatus(suite, 'flaky'));

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @param {'unexpected' | 'flaky'} wanted
 * @returns {string[]}
 */
function withStatus({ specs, suites = [] }, wanted) {
  const found = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map((error) => error.message ?? ''));
        return described(`[${projectName}] ${file}:${line} › ${title}`, messages.join('\n'));
      }),
  );
  return [...found, ...suites.flatMap((suite) => withStatus(suite, wanted))];
}

/**
 * @param {string} name
 * @param {string} message may hold colours of a terminal
 */
function described(name, message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const head = lines.filter((line) => line.trim() !== '').slice(0, MESSAGE_LINES);
  return [`✘ ${name}`, ...head.map((line) => `    ${line}`)].join('\n');
}
