import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File and number of the mutant that is switched on, or `none`. */
    mutant: string;
  }
}

/** Set up before each spec file: its worker runs with this mutant. */
Object.assign(globalThis, { gatehouseMutant: inject('mutant') });
