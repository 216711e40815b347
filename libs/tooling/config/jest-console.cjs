/**
 * A library that writes to console.error has found an error, so the test fails. A test that expects the message
 * replaces console.error (`jest.spyOn`) and asserts it.
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

// Messages after the end of a suite are reported by jest.
afterAll(() => {
  console.error = error;
});
