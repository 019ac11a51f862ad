import { randomUUID } from 'node:crypto';
import type { DomainDto } from '@gatehouse/contracts';
import type { CellAgent, Name } from './cell-agent.ts';
import type { Evidence } from './evidence.ts';
import {
  addressAt,
  type Customer,
  caughtUp,
  EU_DOMAIN,
  get,
  PARTNER,
  post,
  startsWith,
  textOf,
  US_DOMAIN,
} from './scene.ts';
import type { Stage } from './stage.ts';
import { discover, signInAt, signInThrough } from './visitor.ts';

export async function signIns(evidence: Evidence, { router, eu, us }: Stage, one: Customer, other: Customer) {
  for (const [agent, { app, emails }] of [
    [eu, one],
    [us, other],
  ] as const) {
    const email = emails[0] ?? '';
    const { claims } = await signInThrough(router, { email }, email, app);
    const { origin } = agent.installation;
    const page = await post(`${router}/sign-in`, new URLSearchParams({ email }));
    const leads = page.headers.get('location') === `${origin}/login?${new URLSearchParams({ email })}`;
    const shown = await fetch(String(page.headers.get('location')));
    evidence.expect(
      `an email domain of ${agent.id} leads to its cell, and the token is of its issuer`,
      claims?.iss === origin && page.status === 303 && leads && shown.status === 200,
      `303, sign-in page ${shown.status}, \`iss\` is the origin of ${agent.id}`,
    );
  }
  const asked = new URLSearchParams({ client_id: other.app.client_id });
  const byClient = await get(`${router}/api/v1/oauth2/authorize?${asked}`);
  const bySlug = await get(`${router}/t/${one.tenant.slug}/api/v1/oauth2/authorize?x=1`);
  const metadata = await get(`${router}/t/${one.tenant.slug}/.well-known/openid-configuration`);
  evidence.expect(
    'a client and a slug lead to their cell; documents of an issuer are not redirected',
    byClient.status === 307 &&
      startsWith(byClient, us) &&
      bySlug.status === 307 &&
      startsWith(bySlug, eu) &&
      metadata.status === 404,
    `${byClient.status}, ${bySlug.status}, ${metadata.status}`,
  );
  const first = await signInThrough(
    router,
    { client_id: one.app.client_id, email: PARTNER },
    PARTNER,
    one.app,
  );
  const second = await signInThrough(
    router,
    { client_id: other.app.client_id, email: PARTNER },
    PARTNER,
    other.app,
  );
  evidence.expect(
    'a user of two cells has an account in each, and the application decides',
    first.claims?.iss !== second.claims?.iss && first.claims?.sub !== second.claims?.sub,
    'two issuers, two subjects, one address',
  );
}

export async function separation(evidence: Evidence, { router, eu, us }: Stage, { app, emails }: Customer) {
  const { tokens } = await signInThrough(router, { email: emails[0] ?? '' }, emails[0] ?? '', app);
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const session = await signInAt(eu.installation.origin, emails[0] ?? '');
  const foreign = await Promise.all([
    fetch(`${us.installation.origin}/api/v1/oauth2/userinfo`, bearer(tokens.access_token)),
    fetch(`${us.installation.origin}/api/v1/auth/me`, bearer(session)),
    fetch(`${us.installation.origin}/api/v1/tenants`, bearer(eu.bearer)),
  ]);
  const kids = await Promise.all([eu, us].map((agent) => keyIds(agent)));
  const shared = (kids[0] ?? []).filter((kid) => kids[1]?.includes(kid));
  const keys = new Set([eu.installation.masterKey, us.installation.masterKey]);
  evidence.expect(
    'a token, a session and a superadmin of one cell open nothing at the other; no key is shared',
    foreign.every(({ status }) => status === 401) && shared.length === 0 && keys.size === 2,
    `${foreign.map(({ status }) => status).join(', ')}; ${shared.length} of ${kids.flat().length} signing keys`,
  );
}

async function keyIds({ installation }: CellAgent): Promise<string[]> {
  const { keys } = (await (await fetch(`${installation.origin}/api/v1/oauth2/jwks`)).json()) as {
    keys: { kid: string }[];
  };
  return keys.map(({ kid }) => kid);
}

export async function unknownDomains(evidence: Evidence, { router, eu, us }: Stage) {
  const ask = async (domain: string) => {
    const response = await post(`${router}/sign-in`, new URLSearchParams({ email: `someone@${domain}` }));
    return {
      target: new URL(String(response.headers.get('location'))).origin,
      shape: [response.status, ...[...response.headers.keys()].filter((name) => name !== 'date')].join(),
    };
  };
  const domains = Array.from({ length: 40 }, () => `${randomUUID()}.example`);
  const [once, again] = [await Promise.all(domains.map(ask)), await Promise.all(domains.map(ask))];
  const known = await ask(EU_DOMAIN);
  const entry = await textOf(router);
  const isListed = [eu, us].every(({ installation }) =>
    entry.includes(`${installation.origin}/login?tab=sign-up`),
  );
  const isStable = once.every(({ target }, n) => target === again[n]?.target);
  const targets = new Set(once.map(({ target }) => target));
  evidence.expect(
    'an unknown domain always leads to the same cell, with the response of a known one',
    isStable && targets.size === 2 && [...once, known].every(({ shape }) => shape === known.shape),
    `${domains.length} domains, twice: ${targets.size} cells, one kind of response`,
  );
  evidence.expect('the entry page offers sign-up in each region', isListed, '2 regions');
}

export async function subdomains(evidence: Evidence, stage: Stage, { tenant }: Customer) {
  const { router, us } = stage;
  const email = await addressAt(US_DOMAIN, 'eu', router);
  const { version } = await us.call<DomainDto>('GET', `/api/v1/domains/${tenant.domainId}`);
  const change = { version, autoJoin: 'sso', coversSubdomains: true };
  await us.call('PATCH', `/api/v1/domains/${tenant.domainId}`, change);
  await us.synchronize();
  await caughtUp(stage);
  const { cell } = await discover(router, { email });
  evidence.expect(
    'a subdomain is unknown until its domain covers it',
    cell === 'us',
    'the cell of any unknown domain before, that of the domain afterwards',
  );
}

export async function customHosts(evidence: Evidence, stage: Stage) {
  const { router, eu, us } = stage;
  const host: Name = ['host', `login.${EU_DOMAIN}`];
  const tries = [await eu.claim([host]), await us.claim([host])];
  await caughtUp(stage);
  const { cell } = await discover(router, { host: host[1] });
  evidence.expect(
    'a custom host belongs to one cell, which applications can ask for',
    tries[0] === true && tries[1] === false && cell === 'eu',
    'the second claim is rejected',
  );
}
