// @ts-check
import { pathnameOf } from './request-guard.mjs';

/** The widest form of the site is a checkout: a few kilobytes. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** A form is a few kilobytes. A client that sends it byte by byte is disconnected. */
const FORM_DEADLINE_MS = 20_000;
/** A photo from a phone, over a slow connection. */
const UPLOAD_DEADLINE_MS = 80_000;

/** A form with a file is held in memory until it is complete. */
export const UPLOADS_AT_ONCE = 8;

/**
 * Pages whose form may hold a file, for readers without scripts, with the size of such a form: the file and a few fields. With scripts
 * the browser sends the file to a signed link instead.
 * @type {readonly (readonly [page: RegExp, bytes: number])[]}
 */
const UPLOAD_PAGES = [
  [/^\/platform\/my-profile\/documents$/, 10 * 1024 * 1024 + BODY_LIMIT_BYTES],
  [/^\/platform\/member-areas\/[\da-f-]{36}\/[\da-f-]{36}$/, 10 * 1024 * 1024 + BODY_LIMIT_BYTES],
  [/^\/platform\/checkout-builder\/[\da-f-]{36}(?:\/visuals)?$/, 10 * 1024 * 1024 + BODY_LIMIT_BYTES],
  [/^\/platform\/my-products\/content\/[\da-f-]{36}$/, 10 * 1024 * 1024 + BODY_LIMIT_BYTES],
  [/^\/admin-root\/customization\/pictures$/, 5 * 1024 * 1024 + BODY_LIMIT_BYTES],
  [/^\/(?:platform|admin-root)\/disputes\/[\da-f-]{36}$/, 10 * 1024 * 1024 + BODY_LIMIT_BYTES],
  [/^\/admin-root\/statements\/new$/, 5 * 1024 * 1024 + BODY_LIMIT_BYTES],
  [/^\/platform\/my-products\/product\/[\da-f-]{36}$/, 10 * 1024 * 1024 + BODY_LIMIT_BYTES],
];

/**
 * What a form of this request may be: the content type, the size, and how long it may take.
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} req
 */
export function formLimits({ url, headers }) {
  const type = String(headers['content-type'] ?? '');
  const path = pathnameOf(url ?? '/');
  const upload = UPLOAD_PAGES.find(([page]) => page.test(path))?.[1];
  if (upload !== undefined && /^multipart\/form-data;/i.test(type))
    return { isForm: true, isUpload: true, bytes: upload, deadlineMs: UPLOAD_DEADLINE_MS };
  const isForm = /^application\/x-www-form-urlencoded(?:;|$)/i.test(type);
  return { isForm, isUpload: false, bytes: BODY_LIMIT_BYTES, deadlineMs: FORM_DEADLINE_MS };
}
