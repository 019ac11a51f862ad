/** Limits for incoming documents. */
export interface XmlLimits {
  /** Bytes of the UTF-8 text. */
  readonly bytes: number;
  readonly depth: number;
  readonly elements: number;
  /** On one element, namespace declarations included. */
  readonly attributes: number;
}

/** A message with a hundred groups has about 40 KiB and 700 elements. */
export const MESSAGE_LIMITS: XmlLimits = { bytes: 262_144, depth: 32, elements: 4_000, attributes: 64 };

/** Metadata of one partner, or of a small federation. */
export const METADATA_LIMITS: XmlLimits = { bytes: 1_048_576, depth: 32, elements: 20_000, attributes: 64 };
