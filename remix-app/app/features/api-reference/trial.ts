/** What the API answered. */
export interface TrialAnswer {
  status: number;
  statusText: string;
  durationMs: number;
  headers: [name: string, value: string][];
  /** With what is secret hidden. */
  body: string;
  /** With what is secret; null where nothing is hidden. */
  openBody: string | null;
  /** Whether there was more than is shown. */
  isCut: boolean;
}

/** What the form shows again. */
export interface TrialState {
  operation: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Said at the top: nothing was sent, or nothing came back. */
  message: string | null;
  answer: TrialAnswer | null;
}
