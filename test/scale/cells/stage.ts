import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@gatehouse/embedded';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose';
import { stoppable } from '../../bench/endings.ts';
import { CellAgent } from './cell-agent.ts';
import { Installation, startProcess } from './installation.ts';
import type { Cell } from './manifest.ts';
import { startNameServer } from './name-server.ts';
import type { ControlPlaneSettings, RouterSettings } from './settings.ts';
import { startWire, type Wire } from './wire.ts';

export const ISSUER = 'https://id.example.test';
export const KID = 'directory-1';
/** Seconds. Minutes or hours in a real installation; here the run waits for the expiry. */
export const LIFETIME = 9;
export const REFRESH_MS = 250;
const GRACE = 86_400;

/** Everything that runs: two cells with their agents, the control plane, the wire to it, and one router. */
export interface Stage {
  readonly eu: CellAgent;
  readonly us: CellAgent;
  readonly router: string;
  readonly wire: Wire;
  /** The key of the directory, for directories that the run signs itself. */
  readonly key: CryptoKey;
  readonly publicKey: JWK;
  /** The files of the control plane and of the router. */
  readonly files: { readonly claims: string; readonly directory: string };
  killControlPlane(): Promise<void>;
  startControlPlane(): Promise<void>;
  /** Ends the router and starts it again with its file. */
  restartRouter(): Promise<void>;
  /** Another router. @param file its copy of the directory @param grace in seconds @returns its address */
  addRouter(file: string, grace: number): Promise<string>;
}

export async function setUp(): Promise<Stage> {
  const directory = mkdtempSync(join(tmpdir(), 'gatehouse-cells-'));
  stoppable(async () => rmSync(directory, { recursive: true, force: true }));
  const nameServer = await startNameServer();
  const [euSite, usSite] = await Promise.all([
    Installation.start(nameServer.address),
    Installation.start(nameServer.address),
  ]);
  const [planePort = 0, wirePort = 0, routerPort = 0] = await freePorts(3);
  const cells: Cell[] = [
    { id: 'eu', region: 'European Union', origin: euSite.origin },
    { id: 'us', region: 'United States', origin: usSite.origin },
  ];
  const [secrets, names] = [{ eu: randomText(), us: randomText() }, randomBytes(32)];
  const { privateKey, publicKey } = await generateKeyPair('Ed25519', { extractable: true });
  const files = { claims: join(directory, 'claims.db'), directory: join(directory, 'directory') };
  const planeFile = write<ControlPlaneSettings>(directory, 'control-plane.json', {
    port: planePort,
    file: files.claims,
    issuer: ISSUER,
    cells,
    secrets,
    key: (await exportJWK(privateKey)) as Record<string, string>,
    kid: KID,
    lifetime: LIFETIME,
  });
  const wire = await startWire(wirePort, `http://127.0.0.1:${planePort}`);
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), kid: KID, alg: 'Ed25519' };
  const routerFile = (name: string, port: number, file: string, grace: number) =>
    write<RouterSettings>(directory, name, {
      port,
      file,
      grace,
      controlPlane: wire.url,
      issuer: ISSUER,
      keys: { keys: [publicJwk] },
      names: names.toString('base64url'),
      refreshMs: REFRESH_MS,
    });
  const main = routerFile('router.json', routerPort, files.directory, GRACE);
  let plane = await startProcess('control-plane-process.ts', planeFile);
  let router = await startProcess('router-process.ts', main);
  const controlPlane = `http://127.0.0.1:${planePort}`;
  const agent = (id: 'eu' | 'us', installation: Installation) =>
    CellAgent.connect({
      id,
      installation,
      controlPlane,
      names,
      secret: secrets[id],
      records: nameServer.records,
    });
  return {
    eu: await agent('eu', euSite),
    us: await agent('us', usSite),
    router: `http://127.0.0.1:${routerPort}`,
    wire,
    key: privateKey,
    publicKey: publicJwk,
    files,
    killControlPlane: () => kill(plane),
    startControlPlane: async () => {
      plane = await startProcess('control-plane-process.ts', planeFile);
    },
    restartRouter: async () => {
      await kill(router);
      router = await startProcess('router-process.ts', main);
    },
    addRouter: async (file, grace) => {
      const [port = 0] = await freePorts(1);
      await startProcess('router-process.ts', routerFile(`router-${port}.json`, port, file, grace));
      return `http://127.0.0.1:${port}`;
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function write<T>(directory: string, name: string, settings: T): string {
  const file = join(directory, name);
  writeFileSync(file, JSON.stringify(settings), { mode: 0o600 });
  return file;
}

const randomText = () => randomBytes(32).toString('base64url');
