import type { AttributePath } from './attribute-path.ts';

export type CompareOperator = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';

export interface Comparison {
  readonly kind: 'compare';
  /** Leads to a simple attribute. */
  readonly path: AttributePath;
  readonly operator: CompareOperator;
  /** Of the attribute's type; null is the absence of a value and goes with `eq` and `ne` alone. */
  readonly value: string | number | boolean | null;
}

/** `attribute pr` */
export interface Presence {
  readonly kind: 'present';
  readonly path: AttributePath;
}

/** `emails[type eq "work"]`: the inner paths are those of one value. */
export interface ValueFilter {
  readonly kind: 'values';
  readonly path: AttributePath;
  readonly filter: Filter;
}

export interface Combination {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export interface Negation {
  readonly kind: 'not';
  readonly filter: Filter;
}

/** A filter whose attributes exist and whose values fit them. Source: RFC 7644 §3.4.2.2. */
export type Filter = Comparison | Presence | ValueFilter | Combination | Negation;
