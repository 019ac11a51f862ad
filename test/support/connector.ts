import { randomUUID } from 'node:crypto';
import {
  CONNECTOR_PATHS,
  type ConnectorResult,
  type ConnectorTask,
  digestOf,
  type Enrolled,
  type Enrollment,
  PROOF_ALGORITHM,
  PROOF_SCHEME,
  PROOF_TYPE,
  type PublicKey,
  SEALING,
  type SealedTask,
} from '@gatehouse/connector';
import { CONNECTOR_ADDRESS, type ConnectorCode, type SsoConfigurationDto } from '@gatehouse/contracts';
import { type CryptoKey, exportJWK, generalDecrypt, generateKeyPair, SignJWT } from 'jose';
import type { TestApi } from './api.ts';
import type { ApiCaller } from './data.ts';

const KEY = 'A'.repeat(43);

/** An enrollment with placeholder keys that nobody holds. */
export function anEnrollment(code: string, more: Partial<Enrollment> = {}): Enrollment {
  return {
    code,
    name: 'dc1',
    version: '0.1.0',
    signingKey: { kty: 'OKP', crv: 'Ed25519', x: KEY },
    encryptionKey: { kty: 'OKP', crv: 'X25519', x: KEY },
    ...more,
  };
}

/** Creates an LDAP connection that connectors serve. */
export async function aConnectorConnection(as: ApiCaller, domain: string): Promise<SsoConfigurationDto> {
  const made = await as.post('/api/v1/sso-configurations', {
    type: 'ldap',
    name: 'Acme directory',
    isEnabled: true,
    domains: [domain],
    parameters: { ldapUrl: CONNECTOR_ADDRESS },
  });
  if (made.status !== 201) throw new Error(`no connection: ${await made.text()}`);
  return (await made.json()) as SsoConfigurationDto;
}

export async function aCode(as: ApiCaller, connectionId: string): Promise<ConnectorCode> {
  const made = await as.post(`/api/v1/sso-configurations/${connectionId}/connector-codes`, {});
  if (made.status !== 201) throw new Error(`no code: ${await made.text()}`);
  return (await made.json()) as ConnectorCode;
}

/** The parts of a signed request that a test changes. */
export interface Changed {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  /** Sent instead of the signed body. */
  readonly body?: string;
  /** Requested instead of the signed path. */
  readonly path?: string;
  readonly key?: CryptoKey;
  readonly authorization?: string;
  readonly now?: Date;
}

/** A connector that a test simulates, without a directory behind it. */
export class PlayedConnector {
  readonly id: string;
  readonly audience: string;
  readonly signing: CryptoKey;
  readonly encryption: CryptoKey;
  /** The last `Authorization` header. */
  authorization = '';

  constructor(
    { id, audience }: Enrolled,
    { signing, encryption }: { signing: CryptoKey; encryption: CryptoKey },
    private readonly now: () => Date,
  ) {
    this.id = id;
    this.audience = audience;
    this.signing = signing;
    this.encryption = encryption;
  }

  static async enroll(api: TestApi, code: string, now: () => Date = () => new Date()) {
    const signing = await generateKeyPair(PROOF_ALGORITHM, { extractable: true });
    const encryption = await generateKeyPair(SEALING.alg, { crv: 'X25519', extractable: true });
    const enrollment = anEnrollment(code, {
      signingKey: await publicKey(signing.publicKey),
      encryptionKey: await publicKey(encryption.publicKey),
    });
    const response = await enroll(api, enrollment);
    if (response.status !== 200) throw new Error(`not enrolled: ${await response.text()}`);
    const keys = { signing: signing.privateKey, encryption: encryption.privateKey };
    return new PlayedConnector((await response.json()) as Enrolled, keys, now);
  }

  async send(api: TestApi, path: string, content: unknown, changed: Changed = {}): Promise<Response> {
    const body = JSON.stringify(content);
    this.authorization = changed.authorization ?? (await this.sign(path, body, changed));
    return fetch(`${api.url}${changed.path ?? path}`, {
      method: 'POST',
      headers: { authorization: this.authorization, 'content-type': 'application/json' },
      body: changed.body ?? body,
    });
  }

  poll(api: TestApi, isFirst = false, changed: Changed = {}): Promise<Response> {
    return this.send(api, CONNECTOR_PATHS.next, { version: '0.2.0', isFirst }, changed);
  }

  /** The next task, decrypted. */
  async task(api: TestApi): Promise<{ id: string; task: ConnectorTask }> {
    const response = await this.poll(api);
    const { task } = (await response.json()) as { task: SealedTask | null };
    if (!task) throw new Error('there was no task');
    const opened = await generalDecrypt(task.sealed as never, this.encryption);
    return { id: task.id, task: JSON.parse(new TextDecoder().decode(opened.plaintext)) as ConnectorTask };
  }

  answer(api: TestApi, id: string, result: ConnectorResult, { number = 1, isLast = true } = {}) {
    return this.send(api, `${CONNECTOR_PATHS.answer}${id}`, { number, isLast, result });
  }

  private async sign(path: string, body: string, { claims, header, key, now }: Changed): Promise<string> {
    const at = Math.floor((now ?? this.now()).getTime() / 1000);
    const jwt = await new SignJWT({
      iss: this.id,
      aud: this.audience,
      iat: at,
      jti: randomUUID(),
      htm: 'POST',
      htu: `${this.audience}${path}`,
      digest: digestOf(body),
      ...claims,
    })
      .setProtectedHeader({ typ: PROOF_TYPE, alg: PROOF_ALGORITHM, kid: this.id, ...header })
      .sign(key ?? this.signing);
    return `${PROOF_SCHEME} ${jwt}`;
  }
}

export function enroll(api: TestApi, enrollment: unknown): Promise<Response> {
  return fetch(`${api.url}${CONNECTOR_PATHS.enroll}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enrollment),
  });
}

async function publicKey(key: CryptoKey): Promise<PublicKey> {
  const { crv = '', x = '' } = await exportJWK(key);
  return { kty: 'OKP', crv, x };
}
