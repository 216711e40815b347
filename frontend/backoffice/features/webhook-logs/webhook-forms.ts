import { replayWebhookRules, replayWebhooksRules, resolveWebhookRules } from '@guiche/api-client/rules';

const { reason, password, code } = replayWebhookRules;

/** Why a webhook is processed again, and the proof of who asks for it. */
export const REPLAY_FORM = { reason, password, code };

/** What was found about a webhook that needs nothing more. */
export const RESOLVE_FORM = { note: resolveWebhookRules.note };

const { platform, provider, result, from, until } = replayWebhooksRules;

/** Which webhooks are processed again. */
export const FILTER_FORM = { platform, provider, result, from, until };

/** The states in which a webhook may be processed again. */
export const REPLAYED_RESULTS = result.values;
