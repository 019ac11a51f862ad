/** Allowed clock difference of a partner. */
export const SKEW_SECONDS = 60;

/** Where the browser goes next. */
export type Step =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'post';
      readonly to: string;
      readonly field: 'SAMLRequest' | 'SAMLResponse';
      readonly xml: string;
      readonly relayState: string | null;
    };
