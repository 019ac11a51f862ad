/**
 * Node loads this before the product (`--import`). Sign-ins and session uses with a user agent that ends with
 * `UNSCORED` are not assessed. So one process serves both sides of the bench. The product has no such option.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

export const UNSCORED = ' unscored';

interface Client {
  readonly client: { readonly userAgent: string | null };
}

const BUNDLE = '/nest-api/dist/gatehouse.js';
/** The code with which the bundle names a class. The class can be captured there. */
const nameOf = (name: string) => `static{__Name(this,"${name}")`;

/** No part of the profile is stored either. */
const USUAL = {
  risk: { score: 0, level: 'low', reasons: [], action: 'allow', isEnforced: false },
  action: 'allow',
  profileAfter: () => null,
};

const isUnscored = (userAgent: string | null | undefined) => userAgent?.endsWith(UNSCORED) === true;

interface Patched {
  readonly prototype: Record<string, (...given: never[]) => unknown>;
}

const PATCHES: Readonly<Record<string, (patched: Patched) => void>> = {
  SignInRisks: ({ prototype }) => {
    const judge = prototype.judge as (this: unknown, entrance: Client) => unknown;
    prototype.judge = function (this: unknown, entrance: Client) {
      return isUnscored(entrance.client.userAgent) ? USUAL : judge.call(this, entrance);
    };
  },
  SessionMoves: ({ prototype }) => {
    const known = prototype.known as (this: unknown, session: unknown, client: Client['client']) => unknown;
    prototype.known = function (this: unknown, session: unknown, client: Client['client']) {
      return isUnscored(client.userAgent) ? session : known.call(this, session, client);
    };
  },
};

(globalThis as { benchTakes?: unknown }).benchTakes = (name: string, patched: Patched) =>
  PATCHES[name]?.(patched);

registerHooks({
  load(url, context, next) {
    if (!url.endsWith(BUNDLE)) return next(url, context);
    let source = readFileSync(fileURLToPath(url), 'utf8');
    for (const name of Object.keys(PATCHES)) {
      const place = nameOf(name);
      if (source.split(place).length !== 2)
        throw new Error(`the bundle has no class ${name} to measure without`);
      source = source.replace(place, () => `${place};globalThis.benchTakes("${name}",this)`);
    }
    return { format: 'module', source, shortCircuit: true };
  },
});
