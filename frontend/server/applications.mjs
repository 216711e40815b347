// @ts-check
import path from 'node:path';
import { staticFiles } from './static-files.mjs';
import { checkoutHeaders, backofficeHeaders } from './security-headers.mjs';

/**
 * One of the two Remix applications of the site: docs/decisions/0073.
 * @typedef {object} Application
 * @property {'checkout' | 'backoffice'} name  of its folder, its Vite configuration (`vite.<name>.ts`) and its build
 * @property {string} base  what the addresses of its built files begin with
 * @property {import('./security-headers.mjs').PageHeaders} pageHeaders
 */

/** @type {Readonly<Record<'checkout' | 'backoffice', Application>>} */
export const APPLICATIONS = {
  checkout: { name: 'checkout', base: '/', pageHeaders: checkoutHeaders },
  backoffice: { name: 'backoffice', base: '/backoffice-files/', pageHeaders: backofficeHeaders },
};

/** The first segments of the addresses whose pages the back office answers. Everything else is the buyer's site. */
const BACKOFFICE_PATHS = [
  ...['/login', '/register', '/recover-password', '/sign-out'],
  ...['/platform', '/my-purchases', '/request-refund'],
  ...['/admin-root', '/admin-root-login', '/manager-root', '/manager-login'],
  ...['/master-root', '/master-root-login'],
  ...['/color-scheme', '/resources/design/back-office'],
  // The back office loads the routes of its links from this address. The checkout has none.
  '/__manifest',
];

/**
 * @param {string} pathname  also of the data of a page, which ends in `.data`
 * @returns {'checkout' | 'backoffice'} the application that answers this address
 */
export function applicationOf(pathname) {
  const page = pathname.replace(/\.data$/, '');
  return BACKOFFICE_PATHS.some((start) => page === start || page.startsWith(`${start}/`))
    ? 'backoffice'
    : 'checkout';
}

/**
 * The built applications, as `npm run build` left them.
 * @param {string} root  the frontend's folder
 */
export async function builtApplications(root) {
  const folder = (/** @type {string} */ name) => path.join(root, 'build', name);
  const load = (/** @type {string} */ name) => import(path.join(folder(name), 'server/index.js'));
  const { checkout, backoffice } = APPLICATIONS;
  const checkoutFiles = staticFiles(path.join(folder(checkout.name), 'client'), checkout.base);
  const backofficeFiles = staticFiles(path.join(folder(backoffice.name), 'client'), backoffice.base);
  return {
    /** @type {Record<'checkout' | 'backoffice', import('@remix-run/node').ServerBuild>} */
    builds: { checkout: await load('checkout'), backoffice: await load('backoffice') },
    /** @type {import('./web-server.mjs').ServeFile} */
    serveFile: (req, res, otherwise) => checkoutFiles(req, res, () => backofficeFiles(req, res, otherwise)),
  };
}
