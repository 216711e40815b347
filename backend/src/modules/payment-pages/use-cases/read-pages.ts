import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/index.js';
import { GuardedClient } from '../../../runtime/http/index.js';
import { ownScriptsOf, sha256, snapshotOf } from '../domain/page-snapshot.js';
import type { Snapshots } from '../store/page-approvals.js';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** A page that did not answer 200. Nothing is known of its content. */
export class PageUnreadable extends Error {
  override readonly name = 'PageUnreadable';
}

/** The pages of an offer on which payment data is typed, as PUBLIC_WEB_URL answers them to a visitor without cookies. */
@Injectable()
export class ReadPages {
  constructor(
    private readonly client: GuardedClient,
    private readonly app: AppConfig,
  ) {}

  /** Throws {@link PageUnreadable}, or TransportError when there is no answer. */
  async of(offerId: string): Promise<Snapshots> {
    const checkout = await this.snapshot(`/checkout/${offerId}`, offerId);
    const card = await this.snapshot(`/checkout/${offerId}/card`, offerId);
    return { checkout, card };
  }

  private async snapshot(path: string, offerId: string) {
    const { headers, bytes } = await this.get(path);
    const html = bytes.toString('utf8');
    const hashes = new Map<string, string>();
    for (const script of ownScriptsOf(html)) hashes.set(script, sha256((await this.get(script)).bytes));
    return snapshotOf({ headers, html }, offerId, (script) => hashes.get(script));
  }

  private async get(path: string) {
    const url = new URL(path, this.app.publicWebUrl).href;
    const answer = await this.client.send({ method: 'GET', url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (answer.status !== 200) throw new PageUnreadable(`${path} answered ${answer.status}`);
    return answer;
  }
}
