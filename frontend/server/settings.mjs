// @ts-check
/**
 * What the environment says to the frontend, read once. A bad value stops the boot with the list of all problems.
 * @typedef {{ port: number, host: string, apiUrl: URL, publicWebUrl: string, mode: 'demo' | 'production', simulatorUrl: string | undefined, internalSecret: string,
 *   trustProxy: boolean, logLevel: string, shutdownGraceMs: number }} Settings
 */

/** Published in .env.example, so worth nothing as a secret: demo mode only. */
const EXAMPLE_INTERNAL_SECRET = 'example-internal-secret-for-the-demo-only';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Readonly<Settings>}
 */
export function readSettings(env) {
  /** @type {string[]} */
  const problems = [];
  const settings = Object.freeze({
    port: portOf(env['WEB_PORT'] ?? '3000', problems),
    host: env['HOST'] || '127.0.0.1',
    apiUrl:
      addressOf('API_URL', env['API_URL'] || 'http://127.0.0.1:3001', problems) ?? new URL('http://invalid'),
    publicWebUrl: originOf(env, problems),
    mode: modeOf(env['GUICHE_MODE'] || 'demo', problems),
    simulatorUrl: env['SIMULATOR_URL']
      ? addressOf('SIMULATOR_URL', env['SIMULATOR_URL'], problems)?.href
      : undefined,
    internalSecret: env['INTERNAL_SECRET'] || EXAMPLE_INTERNAL_SECRET,
    trustProxy: flagOf('TRUST_PROXY', env['TRUST_PROXY'] || 'false', problems),
    shutdownGraceMs: durationOf('SHUTDOWN_GRACE_MS', env['SHUTDOWN_GRACE_MS'] || '13000', problems),
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'] || 'info', LOG_LEVELS, problems),
  });
  if (settings.mode === 'production') problems.push(...unsafeInProduction(settings));
  if (problems.length > 0) throw new Error(`The environment is not usable:\n- ${problems.join('\n- ')}`);
  return settings;
}

/**
 * This server uses plain http, so a proxy in front of it must terminate TLS. Only its headers show that a visit used https;
 * without them cookies are not `Secure` and browsers get no HSTS.
 * @param {Settings} settings
 * @returns {string[]}
 */
function unsafeInProduction({ trustProxy, simulatorUrl, internalSecret }) {
  return [
    ...(internalSecret === EXAMPLE_INTERNAL_SECRET
      ? ['INTERNAL_SECRET: the example is public and is refused in production']
      : []),
    ...(trustProxy ? [] : ['TRUST_PROXY: must be true in production, behind a proxy that ends TLS']),
    ...(simulatorUrl ? ['SIMULATOR_URL: the simulator is refused in production'] : []),
  ];
}

/** @param {string} text @param {string[]} problems */
function portOf(text, problems) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`WEB_PORT: "${text}" is not a port`);
  return port;
}

/** The origin buyers know the site by; of this machine where none is set. @param {NodeJS.ProcessEnv} env @param {string[]} problems */
function originOf(env, problems) {
  const usual = `http://127.0.0.1:${env['WEB_PORT'] ?? '3000'}`;
  return addressOf('PUBLIC_WEB_URL', env['PUBLIC_WEB_URL'] || usual, problems)?.origin ?? usual;
}

/** An hour at most, as in the API. @param {string} name @param {string} text @param {string[]} problems */
function durationOf(name, text, problems) {
  const ms = Number(text);
  if (!Number.isInteger(ms) || ms < 0 || ms > 3_600_000)
    problems.push(`${name}: "${text}" is no number of milliseconds up to an hour`);
  return ms;
}

/** @param {string} name @param {string} text @param {string[]} problems */
function addressOf(name, text, problems) {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    problems.push(`${name}: "${text}" is not an http address`);
    return undefined;
  }
  return address;
}

/** @param {string} text @param {string[]} problems @returns {'demo' | 'production'} */
function modeOf(text, problems) {
  return oneOf('GUICHE_MODE', text, ['demo', 'production'], problems) === 'production'
    ? 'production'
    : 'demo';
}

/** @param {string} name @param {string} text @param {string[]} problems */
function flagOf(name, text, problems) {
  return oneOf(name, text, ['true', 'false'], problems) === 'true';
}

/** @param {string} name @param {string} text @param {string[]} allowed @param {string[]} problems */
function oneOf(name, text, allowed, problems) {
  if (!allowed.includes(text)) problems.push(`${name}: "${text}" is none of ${allowed.join(', ')}`);
  return text;
}
