// @ts-check
const OF_A_CHECKOUT =
  /^\/checkout\/(?:payment\/)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\/[a-z]+(?:\/[a-z]+)?)?$/;

/**
 * The one spelling of a checkout's address. Letter case, encoded letters and a slash at the end lead to the same page, which
 * would be drawn and kept once more for each of them.
 * @param {string} pathname  one that `malformationOf` lets pass
 * @returns {string} the path itself where it is canonical, or is none of a checkout
 */
export function canonicalPath(pathname) {
  if (OF_A_CHECKOUT.test(pathname) || !/^\/(?:c|%)/i.test(pathname)) return pathname;
  const canonical = decodeURIComponent(pathname).toLowerCase().replace(/\/$/, '');
  return OF_A_CHECKOUT.test(canonical) ? canonical : pathname;
}
