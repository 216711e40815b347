import {
  UnreadableBody,
  type QueryOperation,
  type QueryOutcome,
  type RefundOperation,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import type { ChargeReader } from './answer.js';
import type { GenericRestOptions } from './options.js';
import { optionalTextAt, placed, placeOf, within } from './places.js';
import { refusal } from './refusal.js';
import { requestBody, formatted, withId } from './requests.js';

export function queryOperation(options: GenericRestOptions, reader: ChargeReader): QueryOperation {
  return {
    send: ({ reference = '' }, context) =>
      requestBody(options, { method: 'GET', path: withId(options.paths.query, reference) }, context),
    read: (body) => reader.read(within(body, options.answer.within)),
    readError: (status, body) => notFound(status) ?? refusal(options.refusals.query)(status, body),
    ourKey: (body) => optionalTextAt(within(body, options.answer.within), options.answer.ourKey),
  };
}

/** Searches by our own key, which the provider returns with the charge. */
export function findOperation(options: GenericRestOptions, reader: ChargeReader): QueryOperation {
  const { paths, charge, answer } = options;
  return {
    send: ({ attemptId }, context) =>
      requestBody(
        options,
        { method: 'GET', path: paths.find, query: { [charge.ourKey]: attemptId } },
        context,
      ),
    read: (body, { attemptId }) => {
      const place = placeOf(body, answer.list);
      if (!place) throw new UnreadableBody(`${answer.list} is missing`);
      const listed = place.body.list(place.field);
      const ours = listed.filter((one) => optionalTextAt(one, answer.ourKey) === attemptId);
      // Other charges in the answer mean that the search was not applied: then it proves nothing.
      if (ours.length === 0 && listed.length > 0)
        throw new UnreadableBody('the list is not of our reference');
      return mostTelling(ours.map((one) => reader.read(one)));
    },
  };
}

export function refundOperation(options: GenericRestOptions, reader: ChargeReader): RefundOperation {
  return {
    send: ({ reference, refundId, amount }, context) =>
      requestBody(
        options,
        {
          method: options.refundMethod,
          path: withId(options.paths.refund, reference),
          headers: { 'idempotency-key': refundId },
          body: placed({
            [options.charge.ourKey]: refundId,
            ...(amount === undefined ? {} : { [options.charge.amount]: formatted(options, amount) }),
          }),
        },
        context,
      ),
    read: (body, { refundId }) =>
      reader.read(within(body, options.answer.within)).kind === 'refunded'
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false },
    readError: refusal(options.refusals.refund),
  };
}

/** Our key should identify one charge. If there are several, the paid one is used. */
function mostTelling(outcomes: readonly QueryOutcome[]): QueryOutcome {
  return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
}
