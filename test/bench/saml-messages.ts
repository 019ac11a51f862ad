import { randomBytes, sign } from 'node:crypto';
import { figure, ofReference, perSecond } from './product.ts';
import { aKey, type Key, samlLibrary } from './saml-library.ts';
import { ACS, IDP, nodeSamlReader, SP, samlifyIssuer } from './saml-others.ts';

type Library = Awaited<ReturnType<typeof samlLibrary>>;
type Work = () => unknown;

/** SAML messages as function calls on one core, compared with RSA-2048 and two other implementations. */
export async function samlMessages(): Promise<void> {
  const library = await samlLibrary();
  const key = aKey(library);
  await issuing(library, key);
  await validating(library, key);
}

async function issuing(library: Library, key: Key): Promise<void> {
  const payload = randomBytes(1_200);
  const rates = await compared({
    rsa: () => sign('sha256', payload, key.privateKey),
    samlify: samlifyIssuer(key),
    assertion: () => issue(library, key, 'assertion'),
    both: () => issue(library, key, 'both'),
  });
  figure('RSA-2048 signatures', perSecond(rates.rsa));
  figure('responses by samlify', perSecond(rates.samlify), ofReference(rates.samlify, rates.rsa));
  figure(
    'responses, assertion signed',
    perSecond(rates.assertion),
    `${ofReference(rates.assertion, rates.rsa)}; ${(rates.assertion / rates.samlify).toFixed(1)} of samlify`,
  );
  figure('responses, both signed', perSecond(rates.both), ofReference(rates.both, rates.rsa / 2));
}

async function validating(library: Library, key: Key): Promise<void> {
  const xml = issue(library, key, 'assertion');
  const readByNodeSaml = nodeSamlReader(key);
  const rates = await compared({
    bare: () => readByNodeSaml(xml),
    alone: () => validate(library, key, xml),
    behind: () => {
      validate(library, key, xml);
      return readByNodeSaml(xml);
    },
  });
  figure('validated by node-saml alone', perSecond(rates.bare));
  figure(
    'validated by the pre-validator alone',
    perSecond(rates.alone),
    `${(rates.alone / rates.bare).toFixed(1)} of node-saml`,
  );
  figure('validated by node-saml behind it', perSecond(rates.behind), ofReference(rates.behind, rates.bare));
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
    decryption: { keys: [], allowTripleDes: false },
    requireEncryption: false,
  });
}

const ROUNDS = 20;
const ROUND_MS = 150;

/**
 * Operations per second of CPU time. The functions run in turns, so that other load on the machine affects all of them
 * equally. The result is the median round.
 */
async function compared<Name extends string>(works: Record<Name, Work>): Promise<Record<Name, number>> {
  const rounds = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, work] of Object.entries<Work>(works)) {
      const rate = await roundOf(work);
      // The first round is a warm-up.
      if (round > 0) rounds.get(name)?.push(rate);
    }
  }
  const middles = [...rounds].map(([name, rates]) => [name, rates.sort((a, b) => a - b)[ROUNDS / 2]]);
  return Object.fromEntries(middles) as Record<Name, number>;
}

async function roundOf(work: Work): Promise<number> {
  const before = process.cpuUsage();
  let count = 0;
  let microseconds = 0;
  do {
    await work();
    count += 1;
    const { user, system } = process.cpuUsage(before);
    microseconds = user + system;
  } while (microseconds < ROUND_MS * 1_000);
  return (count / microseconds) * 1_000_000;
}
