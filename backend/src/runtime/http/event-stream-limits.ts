import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import { runtimeProblem } from '../errors/index.js';
import { clientNetwork } from './client-network.js';

/** Pages that are refused a stream ask for the payment now and then instead, and try again after 15 s. */
const RETRY_AFTER = { 'retry-after': '15' };

/** How many event streams this process holds open: of all clients, and of one address. Each costs memory for as long as it lives. */
@Injectable()
export class EventStreamLimits {
  private open = 0;
  private readonly openByClient = new Map<string, number>();

  constructor(private readonly config: AppConfig) {}

  /**
   * Counts one stream in.
   * @returns counts it out; further calls change nothing
   * @throws 429 `tooManyRequests` where the address holds too many, 503 `unavailable` where the process does
   */
  admit(address: string): () => void {
    const { eventStreams, eventStreamsPerAddress, protectiveLimits } = this.config;
    const client = clientNetwork(address);
    const ofClient = this.openByClient.get(client) ?? 0;
    if (protectiveLimits === 'on' && ofClient >= eventStreamsPerAddress)
      throw runtimeProblem('tooManyRequests', { headers: RETRY_AFTER });
    if (this.open >= eventStreams) throw runtimeProblem('unavailable', { detail: 'too many event streams' });
    this.open += 1;
    this.openByClient.set(client, ofClient + 1);
    let counted = true;
    return () => {
      if (counted) this.countOut(client);
      counted = false;
    };
  }

  private countOut(client: string): void {
    this.open -= 1;
    const left = (this.openByClient.get(client) ?? 1) - 1;
    if (left > 0) this.openByClient.set(client, left);
    else this.openByClient.delete(client);
  }
}
