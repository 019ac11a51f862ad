/**
 * A browser without script or screen, as a client of the web app. It keeps cookies, submits forms like a page would,
 * and follows no redirect.
 */
export class WebCaller {
  private readonly jar = new Map<string, string>();

  constructor(private readonly origin: string) {}

  get(url: string | URL): Promise<Response> {
    return this.send(url, {});
  }

  post(url: string, fields: Record<string, string>): Promise<Response> {
    return this.send(url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  private async send(url: string | URL, init: RequestInit): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, this.origin), {
      ...init,
      redirect: 'manual',
      headers: { cookie, origin: this.origin },
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(set)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}
