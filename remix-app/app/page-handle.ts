/** What a route asks of the headers of its document, as its `handle` export. */
export interface PageHandle {
  /**
   * Sources that a form of this page may lead to besides this origin: the redirect that answers a form is
   * held to `form-action` as well, so a page that ends at another application must name it.
   *
   * @param data what the route's loader returned
   * @param answered what its action returned, where this document answers a form
   */
  formActionTargets?: (data: unknown, answered: unknown) => readonly string[];
  /** A pop-up that talks to its opener: any opener policy here would cut it off. */
  keepsOpener?: boolean;
  /**
   * Whether every visitor without cookies sees this page alike, so that it may be sent to others for a second.
   *
   * @param data what the route's loader returned
   */
  isSameForVisitors?: (data: unknown) => boolean;
  /**
   * A page that needs no React in the browser: it has `unhydrated/script.ts` alone. Its module, or that of its frame,
   * exports `openDocument` as `clientLoader`.
   */
  isUnhydrated?: boolean;
}
