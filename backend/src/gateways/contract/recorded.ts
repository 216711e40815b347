import { rawBodyOf } from '../testing/recordings.js';
import { asRecorded, play } from '../testing/stage.js';
import { asJson, differences, each, type Question } from './problems.js';
import { staged } from './subject.js';

/** Each recording is sent as it was recorded, and its answer understood as recorded. */
export const speaksAsRecorded: Question = (subject) =>
  each(
    subject.recordings.filter(({ outcome }) => outcome !== undefined),
    async (recording) => {
      const { runner, sent } = staged(subject, recording.exchanges);
      const outcome = await play(runner, subject.gateway, subject.account, recording);
      const requests = recording.exchanges.map(({ request }) => request);
      return [
        ...differences(`${recording.name}: sent`, sent.map(asRecorded), requests),
        ...differences(`${recording.name}: understood`, asJson(outcome), recording.outcome),
        ...differences(`${recording.name}: its name says`, kindOf(outcome), recording.outcomeKind),
      ];
    },
  );

/** Each recorded delivery is understood as recorded. */
export const readsDeliveriesAsRecorded: Question = (subject) =>
  each(subject.webhooks, (recording) => {
    const { name, delivery, reading, outcomeKind } = recording;
    const query = delivery?.query;
    const given = {
      headers: delivery?.headers ?? {},
      rawBody: rawBodyOf(recording),
      ...(query ? { query } : {}),
    };
    const read = staged(subject, []).runner.readWebhook(subject.gateway, subject.account, given);
    return [
      ...differences(`${name}: understood`, asJson(read), reading),
      ...differences(`${name}: its name says`, read.kind, outcomeKind),
    ];
  });

/** The same intent is the same request twice, its headers and our key in it too. */
export const spellsTheSameIntentTheSame: Question = (subject) =>
  each(subject.operations, async (recording) => {
    const requests = async () => {
      const { runner, sent } = staged(subject, recording.exchanges);
      await play(runner, subject.gateway, subject.account, recording);
      return sent.map(({ timeoutMs: _, ...request }) => request);
    };
    return differences(`${recording.name}: the second time`, await requests(), await requests());
  });

const kindOf = (outcome: object): unknown => ('kind' in outcome ? outcome.kind : undefined);
