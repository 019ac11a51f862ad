import type { CheckFederation, FederationReport } from '@gatehouse/contracts';
import type { Response } from 'undici';
import type { OnConnection } from '../outgoing/guarded-connect.js';
import type { GuardedClient, OutgoingLimits } from '../outgoing/guarded-fetch.js';
import { OutgoingRefused } from '../outgoing/outgoing-errors.js';
import { isLoopbackHost } from '../settings/loopback.js';
import { explainFailure } from '../sso-config/probe/upstream-refused.js';
import type { OidcProvider, SeenConnection, Subject } from './facts.js';
import { FederationUnreadable } from './federation-unreadable.js';
import { judge } from './judge.js';
import { readKeys } from './read-oidc.js';
import { readSaml } from './read-saml.js';
import { seenIn } from './seen-connection.js';

/** Shorter than elsewhere: a user waits for up to four consecutive requests. */
const LIMITS: OutgoingLimits = { timeoutMs: 4_000, maxBytes: 1_048_576, maxRedirects: 3 };
const WELL_KNOWN = '/.well-known/openid-configuration';
/** Maximum of endpoints to connect to. */
const MOST_HOSTS = 4;
const ACCEPT = 'application/json, application/samlmetadata+xml, application/xml;q=0.9, */*;q=0.5';

export interface FederationNetwork {
  /** The guarded client, which reports each connection. */
  open(limits: OutgoingLimits, onConnection: OnConnection): GuardedClient;
  /** Loopback is allowed for the demo data. */
  readonly allowsLoopback: boolean;
  now(): Date;
}

/**
 * Checks a provider or an application: reads its published documents, connects to its hosts and applies every rule.
 *
 * @throws FederationUnreadable there is nothing to judge
 */
export async function checkFederation(
  { subject, entityId }: CheckFederation,
  network: FederationNetwork,
): Promise<FederationReport> {
  const check = new Check(network);
  try {
    return await check.run(subject.trim(), entityId || undefined);
  } finally {
    await check.close();
  }
}

/** One check, with the facts that it collects. */
class Check {
  private readonly client: GuardedClient;
  private readonly connections: SeenConnection[] = [];
  private readonly unreachable: { host: string; reason: string }[] = [];
  private readonly refused: string[] = [];
  private readonly clocks: { host: string; seconds: number }[] = [];

  constructor(private readonly network: FederationNetwork) {
    this.client = network.open(LIMITS, (attempt) => {
      const seen = seenIn(attempt);
      if (seen && !this.connections.some(({ host }) => host === seen.host)) this.connections.push(seen);
    });
  }

  close(): Promise<void> {
    return this.client.close();
  }

  async run(given: string, entityId: string | undefined): Promise<FederationReport> {
    const isDocument = /^(\uFEFF)?\s*[<{]/.test(given);
    const found = isDocument
      ? { address: null, subject: subjectIn(given, entityId) }
      : await this.find(given, entityId);
    const subject = await this.withKeys(found.subject);
    await this.visitEndpoints(subject);
    const { connections, unreachable, refused, clocks } = this;
    return judge(subject, {
      now: this.network.now(),
      address: found.address,
      connections,
      unreachable,
      refused,
      clocks,
    });
  }

  /** The document of an address: an issuer's well-known document, or the address itself. */
  private async find(given: string, entityId: string | undefined) {
    const address = addressOf(given);
    this.requirePermitted(address);
    const wellKnown = `${address.href.replace(/\/$/, '')}${WELL_KNOWN}`;
    const isDocument = /\.well-known|metadata|\.(xml|json)$/i.test(address.pathname + address.search);
    let refusal: FederationUnreadable | null = null;
    for (const candidate of isDocument ? [address.href] : [wellKnown, address.href]) {
      try {
        return { address: candidate, subject: subjectIn(await this.document(candidate), entityId) };
      } catch (error) {
        if (!(error instanceof FederationUnreadable)) throw error;
        refusal ??= error;
      }
    }
    throw refusal ?? new FederationUnreadable('subject', 'There is no document at this address.');
  }

  private requirePermitted({ hostname }: URL): void {
    if (this.network.allowsLoopback || !isLoopbackHost(hostname)) return;
    throw new FederationUnreadable('subject', `${hostname} is this machine itself. Enter a public address.`);
  }

  /** @throws FederationUnreadable names the problem */
  private async document(url: string): Promise<string> {
    const answer = await this.get(url);
    if (typeof answer === 'string') throw new FederationUnreadable('subject', answer);
    if (answer.status === 200) return await answer.text();
    throw new FederationUnreadable('subject', `${url} responds with status ${answer.status}.`);
  }

  /** @returns the response, or why there is none */
  private async get(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response | string> {
    const { host, hostname } = new URL(url);
    try {
      const redirect = method === 'HEAD' ? 'manual' : 'follow';
      const answer = await this.client.fetch(url, { method, redirect, headers: { accept: ACCEPT } });
      this.noteClock(hostname, answer.headers.get('date'));
      return answer;
    } catch (error) {
      const explained = explainFailure(error, host);
      if (!explained) throw error;
      const failure = this.connections.find((seen) => seen.host === hostname)?.failure;
      return failure ? `${explained.message.replace(/\.$/, '')} (${failure}).` : explained.message;
    }
  }

  private noteClock(host: string, date: string | null): void {
    const theirs = Date.parse(date ?? '');
    if (Number.isNaN(theirs) || this.clocks.some((known) => known.host === host)) return;
    this.clocks.push({ host, seconds: Math.round((theirs - this.network.now().getTime()) / 1_000) });
  }

  private async withKeys(subject: Subject): Promise<Subject> {
    if (subject.kind !== 'oidc_provider') return subject;
    const address = subject.document.jwks_uri;
    if (typeof address !== 'string' || !URL.canParse(address)) return subject;
    return { ...subject, keysAddress: address.slice(0, 300), ...(await this.keysAt(address)) };
  }

  private async keysAt(address: string): Promise<Pick<OidcProvider, 'keys' | 'keysFailure'>> {
    const failed = (reason: string) => ({ keys: null, keysFailure: reason.replace(/\.$/, '') });
    if (!/^https?:$/.test(new URL(address).protocol)) return failed('the address is not https');
    if (!this.network.allowsLoopback && isLoopbackHost(new URL(address).hostname)) {
      return failed('the address is this machine itself');
    }
    const answer = await this.get(address);
    if (typeof answer === 'string') return failed(answer);
    if (answer.status !== 200) return failed(`the status is ${answer.status}`);
    const keys = readKeys(jsonOf(await answer.text()));
    return keys ? { keys, keysFailure: null } : failed('it is not a JSON Web Key Set');
  }

  /** Connects to the hosts that users are redirected to, for their certificates and clocks. */
  private async visitEndpoints(subject: Subject): Promise<void> {
    const hosts = new Map(
      endpointsOf(subject)
        .filter((address) => URL.canParse(address) && address.startsWith('https:'))
        .map((address) => [new URL(address).hostname, new URL(address)] as const)
        .filter(([host]) => !this.connections.some((seen) => seen.host === host)),
    );
    await Promise.all([...hosts.values()].slice(0, MOST_HOSTS).map((url) => this.visit(url)));
  }

  private async visit({ host, hostname, origin }: URL): Promise<void> {
    if (!this.network.allowsLoopback && isLoopbackHost(hostname)) {
      this.refused.push(host);
      return;
    }
    try {
      const answer = await this.client.fetch(`${origin}/`, { method: 'HEAD', redirect: 'manual' });
      this.noteClock(hostname, answer.headers.get('date'));
    } catch (error) {
      if (error instanceof OutgoingRefused || (error as Error).cause instanceof OutgoingRefused) {
        this.refused.push(host);
        return;
      }
      const explained = explainFailure(error, host);
      if (!explained) throw error;
      const failure = this.connections.find((seen) => seen.host === hostname)?.failure;
      this.unreachable.push({ host, reason: failure ?? explained.code });
    }
  }
}

function addressOf(given: string): URL {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  if (!/\s/.test(given) && given.length <= 2_000 && URL.canParse(address)) {
    const url = new URL(address);
    if (/^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  }
  throw new FederationUnreadable(
    'subject',
    'This is neither an address such as https://login.acme.example nor a metadata document.',
  );
}

/** @throws FederationUnreadable */
function subjectIn(text: string, entityId: string | undefined): Subject {
  const document = text.replace(/^\uFEFF/, '').trim();
  if (document.startsWith('<')) return readXml(document, entityId);
  const json = jsonOf(document);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new FederationUnreadable('subject', 'The document is neither SAML metadata nor a JSON object.');
  }
  return readJson(json as Record<string, unknown>);
}

function readXml(document: string, entityId: string | undefined): Subject {
  if (/^<(!doctype\s+)?html/i.test(document)) {
    throw new FederationUnreadable('subject', 'The document is a web page, not metadata.');
  }
  return readSaml(document, entityId);
}

function readJson(document: Record<string, unknown>): Subject {
  if ('redirect_uris' in document) return { kind: 'oidc_client', document };
  const provider = { kind: 'oidc_provider', document, keysAddress: null, keysFailure: null } as const;
  if ('issuer' in document || 'jwks_uri' in document) return { ...provider, keys: null };
  throw new FederationUnreadable(
    'subject',
    'The JSON is neither an OpenID discovery document ("issuer") nor a client registration ("redirect_uris").',
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function endpointsOf(subject: Subject): string[] {
  if (subject.kind === 'oidc_client') return [];
  if (subject.kind === 'oidc_provider') {
    const { authorization_endpoint, token_endpoint, userinfo_endpoint } = subject.document;
    return [authorization_endpoint, token_endpoint, userinfo_endpoint].filter(
      (address) => typeof address === 'string',
    );
  }
  return subject.endpoints.map(({ location }) => location);
}
