import { ACTIONS, DEFAULT_LIMITS, SCOPES } from './limits.js';

/** More than any shop sells; larger numbers are a mistake. */
const MOST = 1_000_000;

/**
 * Validates the velocity limits of a platform. Returns one message for each problem:
 * `{"card": {"address": {"attempts": 500, "declines": 50}}, "offer": {"declines": 200, "declinedPercent": 90}}`.
 */
export function limitProblems(written: unknown): string[] {
  if (!isObject(written)) return ['they are one object'];
  return Object.entries(written).flatMap(([name, value]) => {
    if (name === 'offer') return offerProblems(value);
    const action = ACTIONS.find((one) => one === name);
    return action
      ? actionProblems(action, value)
      : [`${name}: is none of ${[...ACTIONS, 'offer'].join(', ')}`];
  });
}

function actionProblems(action: (typeof ACTIONS)[number], value: unknown): string[] {
  if (!isObject(value)) return [`${action}: is an object`];
  return Object.entries(value).flatMap(([name, limit]) => {
    const scope = SCOPES.find((one) => one === name);
    const usual = scope && DEFAULT_LIMITS[action][scope];
    const known = Object.keys(DEFAULT_LIMITS[action]).join(', ');
    return usual
      ? countProblems(`${action}.${name}`, limit, Object.keys(usual), MOST)
      : [`${action}.${name}: is none of ${known}`];
  });
}

function offerProblems(value: unknown): string[] {
  const declines = countProblems('offer', value, ['declines', 'declinedPercent'], MOST);
  const percent = isObject(value) ? value['declinedPercent'] : undefined;
  return typeof percent === 'number' && percent > 100 && percent <= MOST
    ? [...declines, 'offer.declinedPercent: is a whole number from 1 to 100']
    : declines;
}

function countProblems(at: string, value: unknown, known: readonly string[], most: number): string[] {
  if (!isObject(value)) return [`${at}: is an object`];
  return Object.entries(value).flatMap(([name, count]) => {
    if (!known.includes(name)) return [`${at}.${name}: is none of ${known.join(', ')}`];
    const fits = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= most;
    return fits ? [] : [`${at}.${name}: is a whole number from 1 to ${most}`];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
