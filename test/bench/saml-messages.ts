import { randomBytes, sign } from 'node:crypto';
import { figure, ofReference, perSecond } from './product.ts';
import { aKey, type Key, samlLibrary } from './saml-library.ts';
import { ACS, IDP, nodeSamlReader, SP, samlifyIssuer } from './saml-others.ts';

const SECONDS = 2;
type Library = Awaited<ReturnType<typeof samlLibrary>>;

/** SAML messages as functions, on one core, beside RSA-2048 itself and two other implementations. */
export async function samlMessages(): Promise<void> {
  const library = await samlLibrary();
  const key = aKey(library);
  await issuing(library, key);
  await validating(library, key);
}

async function issuing(library: Library, key: Key): Promise<void> {
  const payload = randomBytes(1_200);
  const rsa = await rate(() => sign('sha256', payload, key.privateKey));
  figure('RSA-2048 signatures', perSecond(rsa));
  const samlify = await rate(samlifyIssuer(key));
  figure('responses by samlify', perSecond(samlify), ofReference(samlify, rsa));
  const ours = await rate(() => issue(library, key, 'assertion'));
  figure(
    'responses, assertion signed',
    perSecond(ours),
    `${ofReference(ours, rsa)}; ${(ours / samlify).toFixed(1)} of samlify`,
  );
  const both = await rate(() => issue(library, key, 'both'));
  figure('responses, both signed', perSecond(both), ofReference(both, rsa / 2));
}

async function validating(library: Library, key: Key): Promise<void> {
  const xml = issue(library, key, 'assertion');
  const readByNodeSaml = nodeSamlReader(key);
  const bare = await rate(() => readByNodeSaml(xml));
  figure('validated by node-saml alone', perSecond(bare));
  const alone = await rate(() => validate(library, key, xml));
  figure(
    'validated by the pre-validator alone',
    perSecond(alone),
    `${(alone / bare).toFixed(1)} of node-saml`,
  );
  const behind = await rate(() => {
    validate(library, key, xml);
    return readByNodeSaml(xml);
  });
  figure('validated by node-saml behind it', perSecond(behind), ofReference(behind, bare));
}

function issue({ issueResponse }: Library, key: Key, protection: 'assertion' | 'both'): string {
  const now = new Date();
  return issueResponse(
    {
      id: `_${randomBytes(20).toString('hex')}`,
      issuer: IDP,
      now,
      lifetimeSeconds: 300,
      skewSeconds: 60,
      nameId: { value: 'user@acme.test', format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' },
      recipient: ACS,
      audience: SP,
      inResponseTo: '_request',
      authnInstant: now,
      authnContext: 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
      sessionIndex: '_session',
      sessionNotOnOrAfter: new Date(now.getTime() + 900_000),
      attributes: ['email', 'firstName', 'lastName'].map((name) => ({
        name,
        nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
        values: ['user@acme.test'],
      })),
    },
    { sign: protection, algorithm: 'rsa-sha256', encryption: null },
    key,
  );
}

function validate({ validateResponse }: Library, key: Key, xml: string): void {
  validateResponse(xml, {
    issuer: IDP,
    audience: SP,
    recipient: ACS,
    inResponseTo: '_request',
    now: new Date(),
    skewSeconds: 60,
    trust: { keys: [key.publicKey], algorithms: { allowSha1: false } },
    signed: 'either',
    decryption: { keys: [], allowUnauthenticated: false },
    requireEncryption: false,
  });
}

/** How often a second; a half of that time before warms it up. */
async function rate(work: () => unknown): Promise<number> {
  await repeat(work, SECONDS / 2);
  return repeat(work, SECONDS);
}

async function repeat(work: () => unknown, seconds: number): Promise<number> {
  const started = performance.now();
  let count = 0;
  let elapsed = 0;
  do {
    await work();
    count += 1;
    elapsed = (performance.now() - started) / 1000;
  } while (elapsed < seconds);
  return count / elapsed;
}
