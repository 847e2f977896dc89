import type { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import type { endpoints } from "./endpoints/index.ts";
import type { QueryValue } from "./query-string.ts";

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Part<E, K extends keyof Endpoint> = E extends Record<K, infer S extends z.ZodType> ? S : undefined;
type Sent<S, K extends string> = S extends z.ZodType
  ? Record<string, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

/** The parsed input that a handler of one endpoint receives. */
export type Received<K extends EndpointKey> = {
  params: Part<Endpoints[K], "params"> extends infer S
    ? S extends z.ZodType
      ? z.output<S>
      : undefined
    : never;
  query: Part<Endpoints[K], "query"> extends infer S
    ? S extends z.ZodType
      ? z.output<S>
      : undefined
    : never;
  body: Part<Endpoints[K], "body"> extends infer S ? (S extends z.ZodType ? z.output<S> : undefined) : never;
};

/** The payload of a successful response. */
export type Data<K extends EndpointKey> = z.output<Endpoints[K]["data"]>;

/** The members beside `data` in a successful response; undefined for most endpoints. */
export type EnvelopeExtras<K extends EndpointKey> =
  Part<Endpoints[K], "extras"> extends infer S ? (S extends z.ZodType ? z.output<S> : undefined) : never;

type Query<S> = S extends z.ZodType ? { [P in keyof z.input<S>]?: QueryValue } : never;
type PathParams<S> = S extends z.ZodType ? { [P in keyof z.input<S>]: string | number } : never;

/** What a client sends to one endpoint. */
export type Input<K extends EndpointKey> = (Part<Endpoints[K], "params"> extends z.ZodType
  ? { params: PathParams<Part<Endpoints[K], "params">> }
  : { params?: undefined }) &
  (Part<Endpoints[K], "query"> extends z.ZodType
    ? { query?: Query<Part<Endpoints[K], "query">> }
    : { query?: undefined }) &
  Sent<Part<Endpoints[K], "body">, "body">;

/** Calls an endpoint and returns its data, or throws with the code of the error response. */
export type Call = <K extends EndpointKey>(
  key: K,
  input: Input<K>,
  options?: { signal?: AbortSignal },
) => Promise<Data<K>>;
