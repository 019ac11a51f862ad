import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AllowedResource } from '../clients/client-metadata.js';
import { ExchangeRefused } from './exchange-refused.js';
import {
  type Actor,
  actorsOf,
  type ExchangedToken,
  LONGEST_CHAIN,
  narrowedScopes,
} from './exchange-rules.js';

const APIS = ['https://a.test', 'https://b.test', 'https://c.test'];
const SCOPES = ['read', 'write', 'admin'];

const scopes = fc.subarray(SCOPES);
const anApi: fc.Arbitrary<AllowedResource> = fc.record({
  resource: fc.constantFrom(...APIS),
  format: fc.constant('jwt' as const),
  scopes,
  mayAct: fc.constant([]),
  downstream: fc.array(
    fc.record({ scope: fc.constantFrom(...SCOPES), resource: fc.constantFrom(...APIS), scopes }),
    { maxLength: 6 },
  ),
});
/** Each API once, as it is registered. */
const registered = fc.tuple(...APIS.map((resource) => anApi.map((api) => ({ ...api, resource }))));
const aToken: fc.Arbitrary<ExchangedToken> = fc.record({
  clientId: fc.constant('app'),
  audience: fc.constantFrom(...APIS),
  scopes,
  act: fc.constant(null),
});

function attempt(
  token: ExchangedToken,
  apis: readonly AllowedResource[],
  target: string,
  asked: string[] | null,
) {
  const settings = { mayAct: [], api: apis.find(({ resource }) => resource === token.audience) ?? null };
  try {
    return narrowedScopes(
      token,
      settings,
      target,
      apis.find(({ resource }) => resource === target),
      asked,
    );
  } catch (error) {
    if (error instanceof ExchangeRefused) return null;
    throw error;
  }
}

test('no order of exchanges reaches a scope that the first token was not worth', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...APIS), fc.option(scopes)), { maxLength: 6 });
  fc.assert(
    fc.property(registered, aToken, steps, (apis, first, path) => {
      const worth = worthOf(first, apis);
      let token = first;
      for (const [target, asked] of path) {
        const got = attempt(token, apis, target, asked);
        if (got === null) continue;
        for (const scope of got) expect(worth).toContain(`${target} ${scope}`);
        if (asked) expect([...got].sort()).toEqual([...new Set(asked)].sort());
        token = { ...token, audience: target, scopes: got };
      }
    }),
    { numRuns: 500 },
  );
});

/** All that a token can be exchanged for, by following each entry until nothing is added. */
function worthOf({ audience, scopes: own }: ExchangedToken, apis: readonly AllowedResource[]): Set<string> {
  const worth = new Set(own.map((scope) => `${audience} ${scope}`));
  for (let before = -1; before < worth.size; ) {
    before = worth.size;
    for (const { resource, downstream } of apis)
      for (const entry of downstream)
        if (worth.has(`${resource} ${entry.scope}`))
          for (const scope of entry.scopes) worth.add(`${entry.resource} ${scope}`);
  }
  return worth;
}

test('the actors are those of the token and the new one, at most four', () => {
  const chain = (length: number): Actor | null =>
    length === 0 ? null : { sub: `a${length}`, ...(length > 1 && { act: chain(length - 1) as Actor }) };
  const token = (length: number): ExchangedToken => ({
    clientId: 'app',
    audience: 'https://a.test',
    scopes: [],
    act: chain(length),
  });
  expect(actorsOf('b', token(0))).toEqual({ sub: 'b' });
  expect(actorsOf('b', token(2))).toEqual({ sub: 'b', act: { sub: 'a2', act: { sub: 'a1' } } });
  expect(actorsOf('app', token(2))).toEqual(chain(2));
  expect(actorsOf(null, token(2))).toEqual(chain(2));
  expect(() => actorsOf('b', token(LONGEST_CHAIN - 1))).not.toThrow();
  expect(() => actorsOf('b', token(LONGEST_CHAIN))).toThrow(ExchangeRefused);
});
