/** Why a directory or a part of it was rejected. Counted by the router. */
export type Refusal =
  | 'malformed'
  | 'type'
  | 'signature'
  | 'shape'
  | 'issuer'
  | 'future'
  | 'expired'
  | 'replayed'
  | 'conflict'
  | 'part_digest'
  | 'part_length'
  | 'part_keys'
  | 'part_order'
  | 'part_cell';

/** The directory is not used, and the router keeps the one that it has. */
export class DirectoryRefused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, cause?: unknown) {
    super(`The directory was rejected: ${reason}`, { cause });
    this.reason = reason;
  }
}
