import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * The requests of a browser for a page at the public URL, whose name resolves to a proxy's port on loopback. It keeps
 * cookies and follows no redirect.
 */
export class ProxiedBrowser {
  /** `Set-Cookie` headers as received. */
  readonly setCookies: string[] = [];
  private readonly jar = new Map<string, string>();

  /**
   * @param publicUrl an https origin
   * @param localAddress loopback address to connect from; not the address of the proxies
   */
  constructor(
    private readonly publicUrl: string,
    private readonly port: number,
    readonly localAddress = '127.0.0.77',
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, headers);
  }

  post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    const own = { origin: this.publicUrl, 'sec-fetch-site': 'same-origin' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send('POST', path, { ...own, ...type, ...headers }, String(new URLSearchParams(form)));
  }

  async send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Answer> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      localAddress: this.localAddress,
      servername: 'localhost',
      rejectUnauthorized: false,
      agent: false,
      method,
      path,
      headers: {
        host: new URL(this.publicUrl).host,
        accept: 'text/html',
        ...(cookie && { cookie }),
        ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    this.keep(response.headers['set-cookie'] ?? []);
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  }

  private keep(cookies: string[]): void {
    for (const cookie of cookies) {
      this.setCookies.push(cookie);
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(cookie)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
