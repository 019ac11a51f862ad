import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

/** Every path of the contract, with what goes in and what comes out. */
export type ApiClient = Client<paths>;

/** The schemas of the contract by name. */
export type Schemas = components['schemas'];

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
