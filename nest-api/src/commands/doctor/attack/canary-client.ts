import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, ask } from '../outside.js';
import type { Surroundings } from '../surroundings.js';

const TRIES = 40;

/** A started sign-in of a browser. */
export interface Started {
  readonly authorizationUrl: string;
  readonly state: string;
  readonly browserSecret: string;
}

/** The public address for the admin of a canary, and the sign-in log of its connections. */
export class CanaryClient {
  constructor(
    private readonly surroundings: Surroundings,
    private readonly token: string,
  ) {}

  get publicUrl(): string {
    return this.surroundings.settings.PUBLIC_URL;
  }

  /** @returns the ID  @throws Error the connection could not be created */
  async createConnection(given: Record<string, unknown>): Promise<string> {
    const body = { name: 'Attack of doctor', isEnabled: true, ...given };
    const answer = await this.post('/api/v1/sso-configurations', body);
    if (answer.status !== 201) throw new Error(`the connection was not created: status ${answer.status}`);
    return (JSON.parse(answer.body) as { id: string }).id;
  }

  /** @throws Error no sign-in could be started */
  async start(configurationId: string): Promise<Started> {
    const answer = await this.post('/api/v1/sso/sign-ins', { configurationId });
    if (answer.status !== 201) throw new Error(`no sign-in could begin: status ${answer.status}`);
    return JSON.parse(answer.body) as Started;
  }

  async complete(callback: Record<string, unknown>): Promise<void> {
    await this.post('/api/v1/sso/sign-ins/complete', callback);
  }

  /** The code in the sign-in log for what `work` attempted through a connection. */
  async outcomeOf(connectionId: string, work: () => Promise<void>): Promise<string> {
    const before = (await this.outcomes(connectionId)).length;
    await work();
    // Records are written half a second after the attempt.
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const outcomes = await this.outcomes(connectionId);
      if (outcomes.length > before) return outcomes.at(-1) as string;
      await delay(100);
    }
    return 'not recorded';
  }

  private post(path: string, body: object): Promise<Answer> {
    return ask(`${this.publicUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify(body),
    });
  }

  private async outcomes(connectionId: string): Promise<string[]> {
    const rows = await this.surroundings.asPlatform<{ outcome: string }>(
      `select outcome from sign_in_attempts
       where connection_id = $1 and at > now() - interval '1 hour' order by xid, seq`,
      [connectionId],
    );
    return rows.map(({ outcome }) => outcome);
  }
}
