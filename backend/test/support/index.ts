export { OwnPostgres } from './own-postgres.js';
export { startApp, type TestApp, type TestAppOptions } from './start-app.js';
export { TestClock } from './test-clock.js';
export { UNAVAILABLE } from './unavailable.js';
export { UNTIL_TIMEOUT_MS, until } from './until.js';
