export type { components, paths } from './schema.js';
export type { AnswerOf, CallArguments, CallOptions, Method, PathWith } from './typed-calls.js';
export {
  createApi,
  type Api,
  type ApiOptions,
  type ApiProblem,
  type ApiResult,
  type Written,
} from './api.js';
