// @ts-check
/** @param {string} address */
const statusOf = (address) => Number(/\/design\/back-office\/error\/(\d{3})$/.exec(address)?.[1] ?? 200);

/** A browser without scripts: it keeps cookies and sends forms. */
export class Visitor {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /** @param {string} web the address of the web server */
  constructor(web) {
    this.web = web;
  }

  /**
   * @param {string} page
   * @param {{ email: string, password: string }} person
   */
  async signIn(page, { email, password }) {
    const { answer } = await this.send(page, { email, password });
    if (answer.status !== 302 && answer.status !== 303)
      throw new Error(`${page} answered ${answer.status} to ${email}`);
  }

  /**
   * The demonstration of error pages answers with the status that it shows.
   * @param {string} address
   * @returns {Promise<{ html: string, ms: number, at: string }>} the page to which it leads
   */
  async open(address) {
    const startedAt = performance.now();
    let at = address;
    for (let hops = 0; hops < 5; hops += 1) {
      const answer = await this.#ask(at, {});
      const html = await answer.text();
      const ms = performance.now() - startedAt;
      if (answer.status === statusOf(at)) return { html, ms, at };
      const next = answer.headers.get('location');
      if (!next) throw new Error(`${at} answered ${answer.status}`);
      at = next.replace(this.web, '');
    }
    throw new Error(`${address} leads nowhere`);
  }

  /**
   * Sends a form, and returns the answer and how long it took until it could be seen: a redirect is followed.
   * @param {string} address
   * @param {Record<string, string>} fields
   */
  async send(address, fields) {
    const startedAt = performance.now();
    const answer = await this.#ask(address, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.web },
    });
    const html = await answer.text();
    const next = answer.headers.get('location');
    if (next && answer.status < 400) await this.open(next.replace(this.web, ''));
    return { answer, html, ms: performance.now() - startedAt };
  }

  /** @param {string} address @param {RequestInit} init */
  async #ask(address, init) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, cookie, 'accept-language': 'pt-BR', accept: 'text/html' };
    const answer = await fetch(`${this.web}${address}`, { ...init, headers, redirect: 'manual' });
    for (const one of answer.headers.getSetCookie()) {
      const [pair = ''] = one.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}
