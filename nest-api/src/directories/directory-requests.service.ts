import { Injectable } from '@nestjs/common';
import type { DirectoryCaller } from './directory-caller.js';

/** A request to the SCIM endpoints, once it is answered. */
export interface HandledRequest {
  readonly method: string;
  /** Below the base URL, without the query, such as `/Users`. */
  readonly path: string;
  readonly status: number;
  readonly scimType: string | null;
  /** Why it was rejected. */
  readonly detail: string | null;
  readonly durationMs: number;
}

/** The last requests of each directory. They are written in batches, so that no request waits for them. */
@Injectable()
export class DirectoryRequests {
  /** @param caller `by` is null if authentication failed at a directory that exists */
  record(
    _caller: Omit<DirectoryCaller, 'by'> & { readonly by: DirectoryCaller['by'] | null },
    _request: HandledRequest,
  ): void {
    throw new Error('not built');
  }
}
