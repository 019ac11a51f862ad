import { Injectable } from '@nestjs/common';
import { UnprocessableInput } from '../../common/app-error.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import {
  OutgoingFailed,
  OutgoingRefused,
  OutgoingTimedOut,
  OutgoingTooLarge,
} from '../../outgoing/outgoing-errors.js';

/** The document at `sector_identifier_uri`: the redirect URIs that share the sector, as its host declares them. */
@Injectable()
export class SectorList {
  constructor(private readonly outgoing: Outgoing) {}

  /**
   * @throws UnprocessableInput it cannot be read, or does not contain all redirect URIs
   * Source: OIDC Registration §5
   */
  async requireAll(uri: string, redirectUris: readonly string[]): Promise<void> {
    const listed = await this.read(uri);
    const missing = redirectUris.findIndex((address) => !listed.includes(address));
    if (missing >= 0)
      throw refused(
        'The list at sector_identifier_uri does not contain this URI',
        `redirect_uris.${missing}`,
      );
  }

  private async read(uri: string): Promise<unknown[]> {
    const list = parse(await this.download(uri));
    if (!Array.isArray(list) || list.some((entry) => typeof entry !== 'string'))
      throw refused('The URL must return a JSON list of redirect URIs');
    return list;
  }

  private async download(uri: string): Promise<string> {
    try {
      // An open redirect on a host would allow anyone to speak for it.
      const answer = await this.outgoing.fetch(uri, {
        headers: { accept: 'application/json' },
        redirect: 'error',
      });
      if (answer.status !== 200) throw refused(`The URL returned status ${answer.status}`);
      return await answer.text();
    } catch (cause) {
      if (cause instanceof Error && KNOWN.some((type) => cause instanceof type))
        throw refused(`The list could not be read: ${cause.message}`);
      throw cause;
    }
  }
}

const KNOWN = [OutgoingRefused, OutgoingFailed, OutgoingTimedOut, OutgoingTooLarge];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(message: string, field = 'sector_identifier_uri'): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'custom', message }]);
}
