import createClient, {
  type Client,
  type ClientPathsWithMethod,
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  type FetchResponse,
  type MaybeOptionalInit,
} from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

/** Every path of the contract, with what goes in and what comes out. */
export type ApiClient = Client<paths>;

/** The schemas of the contract by name. */
export type Schemas = components['schemas'];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that take a method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<ApiClient, M>;

type Init<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M & keyof paths[P]>;

/** What a call needs besides its path; optional where nothing is required. */
export type InitOf<M extends Method, P extends PathOf<M>> =
  undefined extends Init<M, P> ? [init?: Init<M, P>] : [init: Init<M, P>];

/** What a call answers when it succeeds. */
export type ValueOf<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<M, infer Operation>
    ? Operation extends Record<string | number, unknown>
      ? Extract<FetchResponse<Operation, object, `${string}/${string}`>, { data: unknown }>['data']
      : never
    : never;

export interface ApiClientOptions {
  /** Origin of the API, without a slash at its end. */
  baseUrl: string;
  /** Sent with each call, e.g. `authorization`. */
  headers?: HeadersInit;
  /** What carries the calls; default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of the API, typed by `openapi.yaml`. It throws only when the API cannot be reached. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createClient<paths>(options);
}

const serializeQuery = createQuerySerializer();

/** Path and query of a call, as the client writes them. */
export function pathOf(template: string, params: CallParams = {}): string {
  return createFinalURL(template, {
    baseUrl: '',
    params,
    querySerializer: serializeQuery,
    pathSerializer: defaultPathSerializer,
  });
}

export interface CallParams {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}
