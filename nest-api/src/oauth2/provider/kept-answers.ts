import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { currentWork } from '../../common/request-id.js';
import type { Jwk } from '../keys/signing-key.entity.js';
import { KeptIntrospections } from './kept-introspections.js';
import { KeptMachineTokens } from './kept-machine-tokens.js';
import { PlainRequests } from './plain-requests.js';

/** The issuer of the request. */
interface Asked {
  /** Its tenant; null for the shared one. */
  readonly owner: string | null;
  readonly keys: readonly Jwk[];
}

/**
 * Answers repeated requests of authenticated clients without the library, which has answered the same request before.
 */
@Injectable()
export class KeptAnswers {
  /** Where to store the library's response. */
  private readonly places = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly requests: PlainRequests,
    private readonly introspections: KeptIntrospections,
    private readonly machineTokens: KeptMachineTokens,
  ) {}

  /**
   * Responds as the library would.
   *
   * @param path the library's own
   * @returns false if the library must respond; the request is then unchanged
   */
  async answer(
    { owner, keys }: Asked,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (path !== PROVIDER_ROUTES.token && path !== PROVIDER_ROUTES.introspection) return false;
    const plain = await this.requests.read(request);
    const isToken = path === PROVIDER_ROUTES.token;
    const place = plain && (isToken ? this.machineTokens : this.introspections).placeOf(owner, plain);
    if (!place) return false;
    const client = this.requests.authenticate(plain, request);
    currentWork()?.belongsTo(client?.tenantId);
    const isAnswered =
      client !== null &&
      (isToken
        ? this.machineTokens.answer(place, keys, request, response)
        : this.introspections.answer(place, response));
    if (isAnswered) request.resume();
    else this.places.set(request, place);
    return isAnswered;
  }

  /** Stores the library's response. */
  keepFor({ owner, keys }: Asked) {
    return (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
      const place = this.places.get(ctx.req);
      if (place === undefined) return next();
      return ctx.path === PROVIDER_ROUTES.token
        ? this.machineTokens.keep(place, keys, ctx, next)
        : this.introspections.keep(place, owner, ctx, next);
    };
  }
}
