/**
 * A library that complains on console.error has found a mistake, so the test in which it complains fails. A test that
 * expects the complaint replaces console.error itself (`jest.spyOn`), and asserts what was said.
 */
const { format } = require('node:util');
const { afterAll, afterEach, beforeEach } = require('@jest/globals');

const { error } = console;
let complaints = [];

beforeEach(() => {
  complaints = [];
  console.error = (...words) => complaints.push(format(...words));
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected console.error:\n${complaints.join('\n')}`);
});

// Whoever complains when the suite is over is heard by jest.
afterAll(() => {
  console.error = error;
});
