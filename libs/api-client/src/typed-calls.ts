import type { paths } from './schema.js';

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** The paths of the API that answer a method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];

type Operation<M extends Method, Path extends PathWith<M>> =
  paths[Path] extends Record<M, infer Found> ? Found : never;

type Part<Op, Name extends 'path' | 'query' | 'header'> = Op extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? Exclude<Parameters[Name], undefined>
    : never
  : never;

/** A part of a call: required where the API requires one of its values, absent where it has none. */
type Given<Key extends string, Value> = [Value] extends [never]
  ? { readonly [K in Key]?: never }
  : object extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

/** What a call sends: the values of the path, of the query and of the headers, and the body. */
export type CallOptions<M extends Method, Path extends PathWith<M>> = Given<
  'params',
  Part<Operation<M, Path>, 'path'>
> &
  Given<'query', Part<Operation<M, Path>, 'query'>> &
  Given<'headers', Part<Operation<M, Path>, 'header'>> &
  Given<'body', BodyOf<Operation<M, Path>>>;

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What a call answers when it succeeds. */
export type AnswerOf<M extends Method, Path extends PathWith<M>> =
  Operation<M, Path> extends { responses: infer Answers }
    ? {
        [Status in keyof Answers]: Status extends 200 | 201 | 202 | 204 ? Json<Answers[Status]> : never;
      }[keyof Answers]
    : never;

/** The arguments after the path: none may be left out that the API requires. */
export type CallArguments<M extends Method, Path extends PathWith<M>, More = object> =
  object extends CallOptions<M, Path>
    ? [options?: CallOptions<M, Path> & More]
    : [options: CallOptions<M, Path> & More];
