/** One step of a test sign-in, as an application goes through it. */
export interface TrialStep {
  title: string;
  ok: boolean;
  facts: [name: string, value: string][];
  failure?: { code: string; description: string | null };
}

export interface TrialReport {
  /** Name of the application. */
  name: string;
  /** Path of the page where the test began. */
  back: string;
  steps: TrialStep[];
  hasPassed: boolean;
}
