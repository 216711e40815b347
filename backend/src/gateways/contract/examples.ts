import { rawBodyOf } from '../rehearsal/examples.js';
import { asInAnExample, runOperation } from '../rehearsal/stage.js';
import { asJson, differences, each, unless, type ContractCheck } from './problems.js';
import { staged } from './subject.js';

/** Sends the request of each example, and reads its answer as stated. */
export const matchesExampleRequests: ContractCheck = (subject) =>
  each(
    subject.examples.filter(({ outcome }) => outcome !== undefined),
    async (example) => {
      const { runner, sent } = staged(subject, example.exchanges);
      const outcome = await runOperation(runner, subject.gateway, subject.account, example);
      const requests = example.exchanges.map(({ request }) => request);
      return [
        ...differences(`${example.name}: sent`, sent.map(asInAnExample), requests),
        ...differences(`${example.name}: understood`, asJson(outcome), example.outcome),
        ...differences(`${example.name}: its name says`, kindOf(outcome), example.outcomeKind),
      ];
    },
  );

/** Reads the webhook of each example as stated. */
export const matchesExampleWebhooks: ContractCheck = (subject) =>
  each(subject.webhooks, (example) => {
    const { name, delivery, reading, outcomeKind } = example;
    const query = delivery?.query;
    const given = {
      headers: delivery?.headers ?? {},
      rawBody: rawBodyOf(example),
      ...(query ? { query } : {}),
    };
    const read = staged(subject, []).runner.readWebhook(subject.gateway, subject.account, given);
    return [
      ...differences(`${name}: understood`, asJson(read), reading),
      ...differences(`${name}: its name says`, read.kind, outcomeKind),
    ];
  });

/** The same intent produces the same request twice, including headers and our key. */
export const buildsIdenticalRequests: ContractCheck = (subject) =>
  each(subject.operations, async (example) => {
    const requests = async () => {
      const { runner, sent } = staged(subject, example.exchanges);
      await runOperation(runner, subject.gateway, subject.account, example);
      return sent.map(({ timeoutMs: _, ...request }) => request);
    };
    return differences(`${example.name}: the second time`, await requests(), await requests());
  });

/** An example that claims to be a recording states where and when it was captured; every example states its evidence. */
export const declaresEvidenceOfExamples: ContractCheck = ({ examples }) =>
  each(examples, ({ name, evidence, recorded }) => [
    ...unless(Boolean(evidence), `${name}: evidence is missing`),
    ...unless(
      !recorded || (Boolean(recorded.source) && isDay(recorded.date)),
      `${name}: a recording names its source and its day`,
    ),
  ]);

const isDay = (text: string | undefined): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

const kindOf = (outcome: object): unknown => ('kind' in outcome ? outcome.kind : undefined);
