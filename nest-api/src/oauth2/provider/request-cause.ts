import type { CauseCode } from '@gatehouse/contracts';

/** Why a request of an application failed, for its owner. */
export interface RequestCause {
  readonly code: CauseCode;
  readonly found?: ComparedValue;
  readonly expected?: ComparedValue;
  /** The organization that it happened at, if no client says it. */
  readonly tenantId?: string;
}

type ComparedValue = string | number | readonly string[] | null;
