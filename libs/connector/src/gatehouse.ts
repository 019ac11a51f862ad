import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Identity } from './identity.ts';
import {
  CONNECTOR_PATHS,
  type ConnectorAnswer,
  digestOf,
  type Enrolled,
  type Enrollment,
  PROOF_ALGORITHM,
  PROOF_SCHEME,
  PROOF_TYPE,
  type ProofClaims,
  type SealedTask,
  type TaskQuery,
} from './protocol.ts';

/** Gatehouse answers a poll within 25 seconds. */
const TIMEOUT_MS = 60_000;

/** Gatehouse rejected a request. */
export class Rejected extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @throws Rejected */
export async function enroll(url: string, enrollment: Enrollment): Promise<Enrolled> {
  return (await post(url, CONNECTOR_PATHS.enroll, JSON.stringify(enrollment), {})) as Enrolled;
}

/** Requests of a connector, each with its own signature. */
export class Gatehouse {
  private readonly identity: Identity;

  constructor(identity: Identity) {
    this.identity = identity;
  }

  /** Waits for a task. Null: there was none for a while. @throws Rejected */
  async next(query: TaskQuery, signal: AbortSignal): Promise<SealedTask | null> {
    const { task } = (await this.send(CONNECTOR_PATHS.next, query, signal)) as { task: SealedTask | null };
    return task;
  }

  /** @throws Rejected 410: nobody waits for the answer any more; 503: send it again */
  async answer(taskId: string, answer: ConnectorAnswer): Promise<void> {
    await this.send(`${CONNECTOR_PATHS.answer}${taskId}`, answer);
  }

  private async send(path: string, content: unknown, signal?: AbortSignal): Promise<unknown> {
    const body = JSON.stringify(content);
    const authorization = `${PROOF_SCHEME} ${await this.proof(path, body)}`;
    return post(this.identity.url, path, body, { authorization }, signal);
  }

  private async proof(path: string, body: string): Promise<string> {
    const { id, audience, signingKey } = this.identity;
    const claims: ProofClaims = { htm: 'POST', htu: `${audience}${path}`, digest: digestOf(body) };
    return new SignJWT({ ...claims })
      .setProtectedHeader({ typ: PROOF_TYPE, alg: PROOF_ALGORITHM, kid: id })
      .setIssuer(id)
      .setAudience(audience)
      .setIssuedAt()
      .setJti(randomUUID())
      .sign(await importJWK(signingKey, PROOF_ALGORITHM));
  }
}

async function post(
  url: string,
  path: string,
  body: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    // A signature and a password are for one address alone.
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const text = await response.text();
  if (response.status === 204) return null;
  const read = parse(text);
  if (response.ok && read) return read;
  throw new Rejected(
    response.status,
    typeof read?.code === 'string' ? read.code : 'unexpected_response',
    typeof read?.detail === 'string' ? read.detail : `The server returned status ${response.status}.`,
  );
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
