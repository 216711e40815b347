import { onlyDigits } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../runtime/context/index.js';
import { PostcodeConfig } from '../../../config/index.js';
import { Admission } from '../../../runtime/admission/index.js';
import { AxiosTransport } from '../../../runtime/http/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import { readPostcode, type PostcodeAddress } from '../domain/postcode.js';

/** A buyer waits for it with the form half done: better a failure they can type around. */
const PATIENCE_MS = 3_000;

const MOST_KEPT = 20_000;
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** Looks an address up at the public postcode service (specification checkout.md §4, §7). The answer is cached for a week. */
@Injectable()
export class FindPostcode {
  private readonly known = new LRUCache<string, PostcodeAddress>({ max: MOST_KEPT, ttl: KEPT_FOR_MS });

  constructor(
    private readonly network: AxiosTransport,
    private readonly service: PostcodeConfig,
    private readonly admission: Admission,
  ) {}

  /** `cep` with or without its hyphen. Throws errorCepNotFound for one that does not exist, errorCep when the service did not answer. */
  async find(_ctx: Context, cep: string): Promise<PostcodeAddress> {
    const digits = onlyDigits(cep);
    if (!/^\d{5}-?\d{3}$/.test(cep)) throw checkoutProblem('errorCepNotFound');
    const address = this.known.get(digits) ?? (await this.ask(digits));
    if (!address) throw checkoutProblem('errorCepNotFound');
    this.known.set(digits, address);
    return address;
  }

  private async ask(digits: string): Promise<PostcodeAddress | undefined> {
    try {
      const answer = await this.admission.whileOutside(() =>
        this.network.send({
          method: 'GET',
          url: `${this.service.url}/ws/${digits}/json/`,
          headers: { accept: 'application/json' },
          timeoutMs: PATIENCE_MS,
        }),
      );
      if (answer.status !== 200) throw new Error(`the postcode service answered ${answer.status}`);
      return readPostcode(JSON.parse(answer.body));
    } catch (cause) {
      throw checkoutProblem('errorCep', { cause });
    }
  }
}
