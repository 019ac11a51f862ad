import type { ScimErrorBody, ScimResourceType } from '@gatehouse/scim';
import type { DirectoryCaller } from '../directories/directory-caller.js';

/** An authenticated request, or an operation of a bulk request. */
export interface ScimCall {
  readonly caller: DirectoryCaller;
  /** Address of the endpoints of the connection, without a slash at its end. */
  readonly base: string;
  readonly query: URLSearchParams;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** What was sent as JSON; undefined where nothing is. */
  readonly body: unknown;
  /** Users with the extensions of the organization. */
  readonly userType: ScimResourceType;
}

export interface ScimAnswer {
  readonly status: number;
  readonly body?: object | ScimErrorBody;
  /** The resource's ID, of an operation on one. */
  readonly id?: string;
  readonly location?: string;
  /** Entity tag of the resource. */
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What an administrator should know of a request that was accepted. */
  readonly note?: string;
}
