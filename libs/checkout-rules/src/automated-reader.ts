const AUTOMATED =
  /(?<!cu)bot\b|crawl|spider|slurp|scrape|preview|facebookexternalhit|whatsapp|telegram|headless|lighthouse|pingdom|uptime|monitor|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|postman/i;

/**
 * Whether a reader is a program by the name that it gives itself: search engines, link previews, monitors, libraries. One without a
 * name is a program too. Who pretends to be a browser is counted as one.
 */
export const isAutomatedReader = (userAgent: string | null | undefined): boolean =>
  !userAgent || AUTOMATED.test(userAgent);
