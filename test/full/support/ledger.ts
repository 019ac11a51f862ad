import { DEMO_PASSWORD } from '@gatehouse/embedded';
import { emailOf } from '../../support/visitors.ts';

/** The result of a write. Only acknowledged writes must exist afterwards. */
export type Outcome = 'acknowledged' | 'refused' | 'unanswered';

export interface Write {
  readonly name: string;
  readonly outcome: Outcome;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** Code of the problem document. */
  readonly code: string | null;
  /** ID of the created tenant. */
  readonly id: string | null;
}

/** Creates tenants one after another at a running product and records which ones were acknowledged. */
export class Ledger {
  readonly writes: Write[] = [];
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #stopping = false;
  #work: Promise<unknown> = Promise.resolve();

  /** @param token of a superadmin's session */
  constructor(url: string, token: string) {
    this.#url = url;
    this.#headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // For page requests.
      cookie: `gatehouse_session=${token}`,
    };
  }

  /** Signs in as the demo superadmin. @param url where to call the API, usually the gateway's origin */
  static async open(url: string): Promise<Ledger> {
    const answer = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('superadmin'), password: DEMO_PASSWORD }),
    });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return new Ledger(url, accessToken);
  }

  get acknowledged(): readonly Write[] {
    return this.writes.filter(({ outcome }) => outcome === 'acknowledged');
  }

  /** Starts that many concurrent writers, which run until `stop`. */
  begin(writers: number): void {
    this.#stopping = false;
    this.#work = Promise.all(Array.from({ length: writers }, () => this.#writeOn()));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#work;
  }

  /** Creates one more tenant. */
  async write(): Promise<Write> {
    const name = `Ledger ${this.writes.length} ${crypto.randomUUID().slice(0, 8)}`;
    const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
    const body = JSON.stringify({ name, domain, adminEmail: `it@${domain}`, status: 'active' });
    const written = await this.#ask('POST', '/api/v1/tenants', body).then(
      async (answer) => toWrite(name, answer),
      () => ({ name, outcome: 'unanswered', status: null, code: null, id: null }) satisfies Write,
    );
    this.writes.push(written);
    return written;
  }

  /**
   * The acknowledged tenants that are missing or differ from what was written. Pass another ledger's writes to check
   * those.
   */
  async missing(acknowledged = this.acknowledged): Promise<Write[]> {
    const missing: Write[] = [];
    for (const write of acknowledged) {
      const answer = await this.#ask('GET', `/api/v1/tenants/${write.id}`);
      const { name } = (await answer.json()) as { name?: string };
      if (answer.status !== 200 || name !== write.name) missing.push(write);
    }
    return missing;
  }

  /** Whether the URL works as usual: 200 for a signed-in user. */
  async answers(path = '/api/v1/auth/me'): Promise<boolean> {
    return (await this.failureOf(path)) === null;
  }

  /** Null if the URL works as usual. */
  async failureOf(path: string): Promise<string | null> {
    try {
      const answer = await this.#ask('GET', path);
      const body = await answer.text();
      return answer.status === 200 ? null : `${path}: ${answer.status} ${body.slice(0, 300)}`;
    } catch (error) {
      return `${path}: ${String((error as Error).cause ?? error)}`;
    }
  }

  async #writeOn(): Promise<void> {
    while (!this.#stopping) await this.write();
  }

  #ask(method: string, path: string, body?: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, { method, headers: this.#headers, ...(body && { body }) });
  }
}

async function toWrite(name: string, answer: Response): Promise<Write> {
  const { status } = answer;
  const { id = null, code = null } = (await answer.json()) as { id?: string; code?: string };
  return { name, outcome: status === 201 ? 'acknowledged' : 'refused', status, code, id };
}
