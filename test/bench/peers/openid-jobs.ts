import { type Asked, ask, basic, codeFlow, type Side, type Tokens, token } from '../openid-side.ts';
import type { Job, Peer } from './peer.ts';

/** One provider as seen by its workers. */
export interface OpenIdSides {
  /** Each side has the cookie of its own session. */
  readonly sides: readonly Side[];
  readonly machineForm: Record<string, string>;
  readonly discovery: string;
  /** Refreshable tokens of the worker's session. */
  offline(side: Side): Promise<Tokens>;
}

export async function openidJobs({
  sides,
  machineForm,
  discovery,
  offline,
}: OpenIdSides): Promise<Peer['jobs']> {
  const access: string[] = [];
  const refresh: string[] = [];
  for (const side of sides) {
    refresh.push(String((await offline(side)).refresh_token));
    access.push((await codeFlow(side)).access_token);
  }
  const as =
    (job: (side: Side, worker: number) => Promise<unknown>): Job =>
    async (worker) =>
      void (await job(sideOf(sides, worker), worker));
  return {
    'client credentials (JWT)': as((side) => token(side, machineForm, side.machine)),
    introspection: as(async (side, worker) => {
      const form = { token: access[worker] ?? '', token_type_hint: 'access_token' };
      const text = await ok(side.origin + side.paths.introspect, { form, headers: basic(side.client) });
      if (!text.includes('"active":true')) throw new Error(`${side.name}: ${text}`);
    }),
    userinfo: as((side, worker) =>
      ok(side.origin + side.paths.userinfo, { headers: { authorization: `Bearer ${access[worker]}` } }),
    ),
    'refresh with rotation': as(async (side, worker) => {
      const form = { grant_type: 'refresh_token', refresh_token: refresh[worker] ?? '' };
      refresh[worker] = String((await token(side, form)).refresh_token);
    }),
    'code flow with a session': as(async (side, worker) => {
      access[worker] = (await codeFlow(side)).access_token;
    }),
    discovery: as(() => ok(discovery)),
    JWKS: as((side) => ok(side.origin + side.paths.jwks)),
  };
}

export function sideOf(sides: readonly Side[], worker: number): Side {
  const side = sides[worker];
  if (!side) throw new Error(`there is no worker ${worker}`);
  return side;
}

/** @throws Error if the status is not 200 */
export async function ok(url: string, asked: Asked = {}): Promise<string> {
  const { status, text } = await ask(url, asked);
  if (status !== 200) throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return text;
}
