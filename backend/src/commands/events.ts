/**
 * Events and their subscribers, for operators:
 *
 *     events list
 *     events replay --subscriber NAME --since TIME
 *
 * `replay` delivers the stored events of the subscriber's topics since TIME (ISO 8601) to it again, and to no other subscriber: for
 * one that was added later, or whose data was lost. Subscribers recognize an event they received before. Works beside a running
 * platform, whose worker delivers.
 */
import type { INestApplicationContext } from '@nestjs/common';
import { ReplayEvents } from '../runtime/events/index.js';
import { CommandRefused, reportRefusals, requestedVerb } from './command.js';
import { withApplication } from './with-application.js';

await reportRefusals(async () => {
  const asked = requestedVerb(['subscriber', 'since']);
  await withApplication(async (app) => console.log(JSON.stringify(await answerTo(app, asked), null, 2)));
});

type Asked = ReturnType<typeof requestedVerb<'subscriber' | 'since'>>;

async function answerTo(app: INestApplicationContext, { verb, given }: Asked): Promise<object> {
  const events = app.get(ReplayEvents);
  switch (verb) {
    case 'list':
      return events.subscriberNames;
    case 'replay': {
      const since = new Date(given.since ?? '');
      if (Number.isNaN(since.getTime()))
        throw new CommandRefused('--since is needed: a time such as 2026-03-02T00:00:00Z.');
      const subscriber = given.subscriber ?? '';
      const deliveries = await events.replay(subscriber, since);
      if (deliveries === undefined)
        throw new CommandRefused(
          `"${subscriber}" is not a subscriber. There are: ${events.subscriberNames.join(', ')}.`,
        );
      return { subscriber, deliveries };
    }
    default:
      throw new CommandRefused(`"${verb}" is none of list, replay.`);
  }
}
