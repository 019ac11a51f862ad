import { connect } from 'node:net';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { DirectoryClient, type LdapAccess } from '@gatehouse/ldap';
import { type GeneralJWE, generalDecrypt, importJWK } from 'jose';
import { Gatehouse, Rejected } from './gatehouse.ts';
import type { Identity } from './identity.ts';
import { type ConnectorResult, type ConnectorTask, SEALING, type SealedTask } from './protocol.ts';
import { resultsOf } from './work.ts';

/** Sign-ins do not wait behind a read of the directory. */
const AT_ONCE = 20;
const LONGEST_WAIT_MS = 30_000;
/** Attempts to deliver one answer. */
const ATTEMPTS = 5;

export interface RunOptions {
  readonly identity: Identity;
  /** Read for each task, so that a changed password takes effect without a restart. */
  readonly directory: () => LdapAccess;
  readonly version: string;
  readonly stopping: AbortSignal;
  readonly say: (line: string) => void;
}

export const defaultName = (): string => hostname();

/**
 * Asks for tasks and does them, until it is stopped.
 *
 * @throws Rejected the connector was revoked
 */
export async function run(options: RunOptions): Promise<void> {
  const { identity, version, stopping, say } = options;
  const gatehouse = new Gatehouse(identity);
  const working = new Set<Promise<void>>();
  let isFirst = true;
  let failures = 0;
  while (!stopping.aborted) {
    if (working.size >= AT_ONCE) await Promise.race(working);
    try {
      const task = await gatehouse.next({ version, isFirst }, stopping);
      if (isFirst || failures > 0) say('Connected to Gatehouse');
      isFirst = false;
      failures = 0;
      if (!task) continue;
      const work = carryOut(options, gatehouse, task).finally(() => working.delete(work));
      working.add(work);
    } catch (error) {
      if (stopping.aborted) break;
      if (error instanceof Rejected && error.code === 'connector_revoked') throw error;
      failures += 1;
      const wait = Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT_MS);
      say(`Gatehouse did not answer: ${reasonOf(error)}. Next attempt in ${wait / 1000} seconds`);
      await delay(wait, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  await Promise.all(working);
}

/** Errors are said without what a task contains. */
async function carryOut(options: RunOptions, gatehouse: Gatehouse, sealed: SealedTask): Promise<void> {
  const client = new DirectoryClient((host, port) => connect({ host, port }));
  try {
    const task = await open(options.identity, sealed);
    let number = 0;
    let held: ConnectorResult | null = null;
    // One behind, for the last one is marked.
    for await (const result of resultsOf(task, client, options.directory())) {
      if (held) await deliver(gatehouse, sealed.id, { number: ++number, isLast: false, result: held });
      held = result;
    }
    if (held) await deliver(gatehouse, sealed.id, { number: ++number, isLast: true, result: held });
  } catch (error) {
    const isGone = error instanceof Rejected && error.status === 410;
    if (!isGone) options.say(`A task failed: ${reasonOf(error)}`);
  }
}

/** Again after a lost connection, under the same number. */
async function deliver(
  gatehouse: Gatehouse,
  taskId: string,
  answer: Parameters<Gatehouse['answer']>[1],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await gatehouse.answer(taskId, answer);
      return;
    } catch (error) {
      const isFinal = error instanceof Rejected && error.status < 500;
      if (isFinal || attempt === ATTEMPTS) throw error;
      await delay(250 * 2 ** attempt);
    }
  }
}

async function open({ encryptionKey }: Identity, { sealed }: SealedTask): Promise<ConnectorTask> {
  const key = await importJWK(encryptionKey, SEALING.alg);
  const { plaintext } = await generalDecrypt(sealed as GeneralJWE, key, {
    keyManagementAlgorithms: [SEALING.alg],
    contentEncryptionAlgorithms: [SEALING.enc],
  });
  return JSON.parse(new TextDecoder().decode(plaintext)) as ConnectorTask;
}

function reasonOf(error: unknown): string {
  if (error instanceof Rejected) return error.message;
  const { name, message, cause } = error as Error;
  const code = (cause as { code?: string } | undefined)?.code;
  return code ?? (name === 'Error' || name === 'TypeError' ? message : name);
}
