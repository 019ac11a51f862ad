/**
 * The `clientLoader` of pages that are not hydrated: has the browser open the page as a document. It runs when a link or
 * a redirect of a hydrated page leads there.
 */
export function openDocument({ request }: { request: Request }): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => undefined);
}
