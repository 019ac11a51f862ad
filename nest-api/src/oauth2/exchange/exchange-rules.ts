import type { AllowedResource } from '../clients/client-metadata.js';
import { ExchangeRefused } from './exchange-refused.js';

/** Parties that act in turn, the current one first. Source: RFC 8693 §4.1. */
export interface Actor {
  readonly sub: string;
  readonly act?: Actor;
}

/** Actors of one token. A longer chain is hard to audit, and the token has to fit into a header. */
export const LONGEST_CHAIN = 4;

/** An access token of this issuer, with what an exchange depends on. */
export interface ExchangedToken {
  /** The client that it was issued to. */
  readonly clientId: string;
  readonly audience: string;
  readonly scopes: readonly string[];
  readonly act: Actor | null;
}

/** Settings of the client of a token, and of the API that the token is for. */
export interface ExchangeSettings {
  /** Client IDs that the client of the token allows to act for its users. */
  readonly mayAct: readonly string[];
  /** Null: the client may no longer use the API. */
  readonly api: Pick<AllowedResource, 'mayAct' | 'downstream'> | null;
}

/** @throws ExchangeRefused neither the client of the token nor its API lets this one exchange it. Source: RFC 8693 §4.4. */
export function requireEligible(actor: string, token: ExchangedToken, settings: ExchangeSettings): void {
  const { mayAct, api } = settings;
  if (!api)
    throw new ExchangeRefused(
      'invalid_request',
      'the client of the subject token may no longer use its API',
      'exchange_subject_invalid',
    );
  if (actor === token.clientId || mayAct.includes(actor) || api.mayAct.includes(actor)) return;
  throw new ExchangeRefused(
    'invalid_request',
    'neither the application of the subject token nor its API allows this client to act (may_act)',
    'exchange_not_allowed',
    { found: actor, expected: [...new Set([...mayAct, ...api.mayAct])].slice(0, 20) },
  );
}

/**
 * The scopes of the new token, which are never more than those of the token that it is exchanged for: at the same API the same
 * ones, and at another API what they are worth there.
 *
 * @param target the API of the new token, as the client that exchanges may use it; undefined if it may not
 * @param asked null: all that are allowed
 * @throws ExchangeRefused
 */
export function narrowedScopes(
  token: ExchangedToken,
  { api }: ExchangeSettings,
  name: string,
  target: AllowedResource | undefined,
  asked: readonly string[] | null,
): string[] {
  const reached = (api?.downstream ?? []).filter(
    ({ resource, scope }) => resource === name && token.scopes.includes(scope),
  );
  if (!target || (name !== token.audience && reached.length === 0))
    throw new ExchangeRefused(
      'invalid_target',
      target
        ? 'the scopes of the subject token are worth nothing at this resource (downstream)'
        : 'the client may not get tokens for this resource',
      target ? 'exchange_wider' : 'resource_not_allowed',
      { found: name.slice(0, 300), expected: token.audience },
    );
  const worth = new Set(reached.flatMap(({ scopes }) => scopes));
  if (name === token.audience) for (const scope of token.scopes) worth.add(scope);
  const allowed = target.scopes.filter((scope) => worth.has(scope));
  const wider = asked?.find((scope) => !allowed.includes(scope));
  if (wider !== undefined)
    throw new ExchangeRefused(
      'invalid_scope',
      `the subject token does not allow the scope ${wider.slice(0, 100)} here, or the client may not request it`,
      'exchange_wider',
      { found: wider.slice(0, 100), expected: allowed },
    );
  return asked ? allowed.filter((scope) => asked.includes(scope)) : allowed;
}

/**
 * The actors of the new token. A client that exchanges its own token only narrows it, which adds no actor.
 *
 * @param actor client ID; null for impersonation
 * @throws ExchangeRefused
 */
export function actorsOf(actor: string | null, token: ExchangedToken): Actor | null {
  if (actor === null || actor === token.clientId) return token.act;
  const act = { sub: actor, ...(token.act && { act: token.act }) };
  if (lengthOf(act) <= LONGEST_CHAIN) return act;
  throw new ExchangeRefused(
    'invalid_request',
    `a token has at most ${LONGEST_CHAIN} actors`,
    'exchange_chain_too_long',
    { found: lengthOf(act), expected: LONGEST_CHAIN },
  );
}

function lengthOf(actor: Actor): number {
  return actor.act ? 1 + lengthOf(actor.act) : 1;
}
