import { Injectable } from '@nestjs/common';
import { UpstreamClient } from '../../probe/upstream-client.js';
import { explainFailure } from '../../probe/upstream-refused.js';
import { DirectorySilent } from './directory-answer.js';

/** Calls of a directory with the token that an admin's consent gave; through the guarded client. */
@Injectable()
export class DirectoryClient {
  constructor(private readonly client: UpstreamClient) {}

  /** @throws DirectorySilent */
  async read(url: string, accessToken: string): Promise<Record<string, unknown>> {
    const { host } = new URL(url);
    const { status, text } = await this.ask(url, host, accessToken);
    if (status === 401 || status === 403) {
      throw new DirectorySilent(
        `${host} does not show the directory to this account (status ${status}). An administrator must consent.`,
      );
    }
    if (status !== 200) throw new DirectorySilent(`${host} returned status ${status}.`);
    try {
      const body: unknown = JSON.parse(text);
      if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
    } catch {
      // Reported below: it is not the list.
    }
    throw new DirectorySilent(`${host} did not return a list of domains.`);
  }

  private async ask(url: string, host: string, accessToken: string) {
    try {
      const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
      const response = await this.client.fetch(url, { headers });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const explained = explainFailure(error, host);
      if (explained) throw new DirectorySilent(explained.message, { cause: error });
      throw error;
    }
  }
}
