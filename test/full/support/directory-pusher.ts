import { setTimeout as delay } from 'node:timers/promises';
import { GROUP_SCHEMA, PATCH_OP, type ScimResource, USER_SCHEMA } from '@gatehouse/scim';

const AT_ONCE = 4;
const AGAIN_MS = 100;
const LONGEST_MS = 60_000;

type Kind = 'Users' | 'Groups';
type Stored = ScimResource & { id: string };

interface Answer {
  readonly status: number;
  readonly body: { Resources?: Stored[]; totalResults?: number } & Partial<Stored>;
}

/** A directory that pushes over SCIM. It retries requests without a response, as real directories do. */
export class DirectoryPusher {
  /** IDs of created resources, by user name or group name. */
  readonly ids = new Map<string, string>();
  /** Number of unanswered requests so far. */
  unanswered = 0;
  private readonly disturbances: { after: number; act: () => Promise<void> }[] = [];
  private acting: Promise<void> | null = null;

  constructor(
    /** Changes when the API moves. */
    private readonly base: () => string,
    private readonly token: string,
  ) {}

  /** Starts `act` during the nth request after the previous disturbance. */
  disturb(after: number, act: () => Promise<void>): void {
    this.disturbances.push({ after, act });
  }

  /** Runs `work` for each item, a few at a time, until the disturbances are over. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const left = items.values();
    const lane = async () => {
      for (const item of left) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    await this.acting;
    if (this.disturbances.length > 0) throw new Error('there were too few requests to disturb');
  }

  createUser(userName: string): Promise<void> {
    return this.create('Users', 'userName', {
      schemas: [USER_SCHEMA],
      userName,
      externalId: `ext-${userName}`,
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      emails: [{ value: userName, primary: true }],
    });
  }

  createGroup(displayName: string, members: readonly string[]): Promise<void> {
    return this.create('Groups', 'displayName', {
      schemas: [GROUP_SCHEMA],
      displayName,
      members: members.map((name) => ({ value: this.ids.get(name) })),
    });
  }

  async patch(kind: Kind, name: string, ...Operations: object[]): Promise<void> {
    const body = { schemas: [PATCH_OP], Operations };
    await this.send('PATCH', `/${kind}/${this.ids.get(name)}`, body, [200, 204]);
  }

  async remove(kind: Kind, name: string): Promise<void> {
    // 404: a request whose response was lost has already deleted it.
    await this.send('DELETE', `/${kind}/${this.ids.get(name)}`, undefined, [204, 404]);
  }

  async list(kind: Kind): Promise<Stored[]> {
    const { body } = await this.send('GET', `/${kind}?count=1000`, undefined, [200]);
    return body.Resources ?? [];
  }

  /** If the resource already exists, a request whose response was lost created it. It is then updated. */
  private async create(kind: Kind, attribute: 'userName' | 'displayName', resource: object): Promise<void> {
    const name = (resource as Record<string, string>)[attribute] as string;
    const { status, body } = await this.send('POST', `/${kind}`, resource, [201, 409]);
    if (status === 201) this.ids.set(name, body.id as string);
    else await this.adopt(kind, name, `${attribute} eq ${JSON.stringify(name)}`, resource);
  }

  private async adopt(kind: Kind, name: string, filter: string, resource: object): Promise<void> {
    const found = await this.send('GET', `/${kind}?filter=${encodeURIComponent(filter)}`, undefined, [200]);
    const [only, ...others] = found.body.Resources ?? [];
    if (!only || others.length > 0) throw new Error(`${others.length + 1} resources match ${filter}`);
    this.ids.set(name, only.id);
    await this.send('PUT', `/${kind}/${only.id}`, resource, [200]);
  }

  private async send(method: string, path: string, body: object | undefined, expected: number[]) {
    for (const begun = Date.now(); Date.now() - begun < LONGEST_MS; await delay(AGAIN_MS)) {
      const answer = await this.attempt(method, path, body);
      if (answer && expected.includes(answer.status)) return answer;
      if (answer && answer.status !== 503)
        throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      this.unanswered += 1;
    }
    throw new Error(`${method} ${path} got no answer`);
  }

  /** Returns null if the connection broke. */
  private async attempt(method: string, path: string, body: object | undefined): Promise<Answer | null> {
    const request = fetch(`${this.base()}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/scim+json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    this.countDown();
    try {
      const response = await request;
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : {} };
    } catch {
      return null;
    }
  }

  private countDown(): void {
    const [next] = this.disturbances;
    if (this.acting || !next) return;
    next.after -= 1;
    if (next.after > 0) return;
    this.disturbances.shift();
    this.acting = next.act().finally(() => {
      this.acting = null;
    });
  }
}
