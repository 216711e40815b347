import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { knownBrowser } from '../src/browser.mjs';

const browser = knownBrowser();
const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Browser tests find the platform by WEB_URL (also the base address of `page.goto`), API_URL, SIMULATOR_URL and
 * DATABASE_URL, and its demo data by DEMO_INFO, the JSON of `npm run demo:info`.
 *
 * A test runs on a desktop. Tagged `@phone` it also runs on a phone; tagged `@nojs`, with JavaScript off instead.
 */
export default defineConfig({
  testDir: path.join(root, 'frontend/tests'),
  testMatch: /\.(spec|e2e)\.ts$/,
  outputDir: path.join(root, 'test-results'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What passes on the second attempt is listed at the end of the run. See docs/decisions/0188.
  retries: 1,
  // They end hanging tests and measure nothing: on a busy machine the same work takes ten times as long.
  timeout: 400_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['line'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_REPORT ?? path.join(root, '.cache/playwright-report.json') },
    ],
  ],
  use: {
    baseURL: process.env.WEB_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Transitions cost CPU time, and clicks wait for their end.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of a test's time. Enable it for a failing test: npm test -- --e2e <path> --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
        ...['--disable-background-networking', '--no-first-run'],
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@nojs/, use: { viewport: { width: 1280, height: 900 } } },
    // One pixel for each CSS pixel: the seven that the device has cost time to draw and change nothing a test sees.
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: /@nojs/,
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
    { name: 'nojs', grep: /@nojs/, use: { javaScriptEnabled: false } },
  ],
});
