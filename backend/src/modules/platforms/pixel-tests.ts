import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import { seconds } from '../../runtime/clock/durations.js';
import { Clock } from '../../runtime/clock/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { GuardedClient } from '../../runtime/http/index.js';
import { newId } from '../../runtime/ids/index.js';
import { sendsServerEvents, testEventRequest } from './domain/pixel-events.js';
import { pixelProblem } from './pixel-problems.js';
import type { PixelType } from './store/platform-pixel.entity.js';

const SEND_MS = seconds(8);
const MOST_ANSWER_BYTES = 65_536;

/** A pixel with the token for events of our server, as it is stored. */
export interface TestedPixel {
  readonly type: PixelType;
  readonly pixelId: string;
  readonly tokenSealed: Buffer | null;
  /** What the token is bound to. */
  readonly tokenContext: string;
}

/** Test events of pixels, of a platform and of products. */
@Injectable()
export class PixelTests {
  constructor(
    private readonly envelope: Envelope,
    private readonly client: GuardedClient,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Sends a page view to the network, marked as a test, and returns the status that it answered.
   * @throws Problem noServerEvents, tokenMissing, networkSilent (409)
   */
  async send({
    type,
    pixelId,
    tokenSealed,
    tokenContext,
  }: TestedPixel): Promise<{ readonly status: number }> {
    if (!sendsServerEvents(type)) throw pixelProblem('noServerEvents');
    if (tokenSealed === null) throw pixelProblem('tokenMissing');
    const token = this.envelope.open(tokenSealed, tokenContext).toString('utf8');
    const now = this.clock.now();
    const request = testEventRequest(
      { type, pixelId, token, eventId: newId(now), now },
      this.config.pixelEventsUrl,
    );
    if (!request) throw pixelProblem('noServerEvents');
    const limits = { timeoutMs: SEND_MS, maxBytes: MOST_ANSWER_BYTES };
    const answer = await this.client.send({ method: 'POST', ...request, ...limits }).catch(() => {
      throw pixelProblem('networkSilent');
    });
    return { status: answer.status };
  }
}
