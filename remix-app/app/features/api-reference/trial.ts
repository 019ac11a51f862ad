/** The response of the API. */
export interface TrialAnswer {
  status: number;
  statusText: string;
  durationMs: number;
  headers: [name: string, value: string][];
  /** With secrets masked. */
  body: string;
  /** With secrets; null if nothing is masked. */
  openBody: string | null;
  /** Whether the body is truncated. */
  isCut: boolean;
}

/** The state of the form after it was sent. */
export interface TrialState {
  operation: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Shown at the top if nothing was sent or no response arrived. */
  message: string | null;
  answer: TrialAnswer | null;
}
