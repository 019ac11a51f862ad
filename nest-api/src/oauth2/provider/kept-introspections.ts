import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { hashOf } from '../artifacts/artifact-id.js';
import { dependenciesOfToken, HeldTokens } from '../artifacts/held-tokens.js';
import { ClientLookup, dependenciesOfClient } from '../clients/client-lookup.repository.js';
import type { ClientRecord } from '../clients/client-metadata.js';
import { headersOf, isDocument, type KeptHeaders, send } from './kept-response.js';
import type { PlainRequest } from './plain-requests.js';

/** About 1 KB each. */
const MOST_ANSWERS = 20_000;
const IDLE_MS = 10 * 60_000;
/** An opaque access token that a person's sign-in led to. */
const TOKEN = /^gha_[\w-]{46}$/;

interface Answer {
  readonly body: string;
  readonly headers: KeptHeaders;
  /** When the token or its authorization expires, in seconds since the epoch. */
  readonly expiresAt: number;
  readonly dependencies: readonly string[];
}

/**
 * Introspection responses by access token and by the client that asks. The library judges each pair and writes the response
 * once. It is dropped by the same changes as the token in `HeldTokens`, and as either client in `ClientLookup`. It is never
 * sent after the token expires.
 *
 * Only what is active is kept, and of the opaque tokens that people's sign-ins led to.
 */
@Injectable()
export class KeptIntrospections {
  private readonly answers: ChangeCache<Answer>;

  constructor(
    private readonly tokens: HeldTokens,
    private readonly clients: ClientLookup,
    changes: Changes,
  ) {
    this.answers = changes.cache({
      most: MOST_ANSWERS,
      idleMs: IDLE_MS,
      seesOwnChanges: true,
      dependsOn: ({ dependencies }) => dependencies,
    });
  }

  /**
   * Where the response to a request is kept.
   *
   * @param owner the tenant whose issuer is asked; null for the shared issuer
   * @returns null if such a request is always the library's
   */
  placeOf(owner: string | null, { clientId, parameters }: PlainRequest): string | null {
    const { token = '', token_type_hint = 'access_token', ...more } = parameters;
    const isPlain = token_type_hint === 'access_token' && Object.keys(more).length === 0 && TOKEN.test(token);
    return isPlain ? `${clientId} ${hashOf(token, owner).toString('base64')}` : null;
  }

  /**
   * Responds as the library would, to a client that is authenticated.
   *
   * @returns false if the library must respond
   */
  answer(place: string, response: ServerResponse): boolean {
    const answer = this.answers.peek(place);
    if (!answer || answer.expiresAt <= Math.floor(Date.now() / 1000)) return false;
    send(response, answer.headers, answer.body);
    return true;
  }

  /** Keeps what the library responds. A change that arrives while it does so keeps the response from being kept. */
  async keep(
    place: string,
    owner: string | null,
    ctx: KoaContextWithOIDC,
    next: () => Promise<void>,
  ): Promise<void> {
    await this.answers.renew(place, async () => {
      await next();
      return this.answerOf(owner, ctx).catch(() => null);
    });
  }

  private async answerOf(owner: string | null, ctx: KoaContextWithOIDC): Promise<Answer | null> {
    const { client, entities, params } = ctx.oidc;
    const { exp, clientId } = entities.AccessToken ?? {};
    const { active } = ctx.body as { active?: boolean };
    if (!isDocument(ctx) || !active || !client || !clientId || exp === undefined) return null;
    const held = await this.tokens.find(owner, String(params?.token));
    const involved = [await this.clients.find(client.clientId), await this.clients.find(clientId)];
    // The rules of the organization for documents are no record that is held.
    const clients = involved.filter(
      (record): record is ClientRecord => record !== null && record.document === null,
    );
    if (!held || clients.length < involved.length) return null;
    return {
      body: JSON.stringify(ctx.body),
      headers: headersOf(ctx),
      expiresAt: Math.min(exp, held.authorization.payload.exp ?? exp),
      dependencies: [...dependenciesOfToken(held), ...clients.flatMap(dependenciesOfClient)],
    };
  }
}
