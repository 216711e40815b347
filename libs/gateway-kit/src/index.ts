export * from './account.js';
export * from './intents.js';
export * from './outcomes.js';
export * from './transport.js';
export * from './webhooks.js';
