import type { AddressInfo, Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { AppModule } from '../../nest-api/src/app.module.js';
import { Clock } from '../../nest-api/src/common/clock.js';
import { prepareApp } from '../../nest-api/src/create-app.js';
import { APPLICATION_FILTERS } from '../../nest-api/src/database/unit-of-work.js';
import { WORKS_BY_ITSELF } from '../../nest-api/src/jobs/boss-client.js';
import { readSettings, type Settings } from '../../nest-api/src/settings/settings.js';
import { createLogger } from '../../nest-api/src/telemetry/logger.js';
import { Metrics } from '../../nest-api/src/telemetry/metrics.js';
import { NestLogger } from '../../nest-api/src/telemetry/nest-logger.js';
import { contractOf } from './contract.ts';
import { cloneDatabase, type DatabaseClone } from './database.ts';
import { noteSuperadmins, takeExemptRequests } from './exempt-requests.ts';

/** A clock that the test controls. */
export class HeldClock extends Clock {
  constructor(private time = new Date('2026-11-21T12:00:00Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  advance(seconds: number): void {
    this.time = new Date(this.time.getTime() + seconds * 1000);
  }
}

export interface TestApi {
  readonly url: string;
  readonly app: NestExpressApplication;
  readonly settings: Settings;
  readonly database: DatabaseClone;
  /** Everything logged, one JSON object per line. */
  readonly log: string[];
  /** `fetch` that checks each response against the contract. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /**
   * @throws Error a request that was not a superadmin's used the database role that sees all tenants, or an operation
   *   that reads from a standby writes
   */
  stop(): Promise<void>;
}

/** What a client of the API needs. */
export type ServedApi = Pick<TestApi, 'url' | 'settings' | 'fetch'>;

export interface TestApiOptions {
  readonly clock?: Clock;
  readonly env?: Record<string, string>;
  /** Lets a second process use the first one's database. */
  readonly database?: DatabaseClone;
  /** False leaves tenant isolation to row-level security alone. */
  readonly applicationFilters?: boolean;
  /** True lets the scheduler run shared jobs. Otherwise the test runs them, on the clock that it controls. */
  readonly worksByItself?: boolean;
}

const LONGEST_STOP_MS = 60_000;

/** @throws Error the app did not close in time; lists what is still open */
async function closed(app: NestExpressApplication, connections: ReadonlySet<Socket>): Promise<void> {
  const waiting = Promise.withResolvers<void>();
  const limit = setTimeout(() => {
    const handles = process.getActiveResourcesInfo().join(', ');
    waiting.reject(new Error(`the API did not stop within ${LONGEST_STOP_MS / 1_000} s; open: ${handles}`));
  }, LONGEST_STOP_MS);
  // A response that ends after the listener closed would keep its connection open indefinitely.
  app.getHttpServer().keepAliveTimeout = 1;
  // The server waits for unused connections. `fetch` opens some after it cancels a stream.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  await Promise.race([app.close(), waiting.promise]);
  clearTimeout(limit);
}

/** The real API on a free loopback port, with its own database. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await cloneDatabase());
  const settings = readSettings({
    DATABASE_URL: database.appUrl,
    // Operations that read from a standby run in read-only transactions here, too.
    DATABASE_READ_URL: database.appUrl,
    DATABASE_MAINTENANCE_URL: database.maintenanceUrl,
    MASTER_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    INTERNAL_SECRET: 'the internal secret of the tests, long enough',
    OUTBOUND_ALLOW: '127.0.0.0/8',
    LOG_LEVEL: 'debug',
    // Rate-limit specs exceed the thresholds of proof of work; `bots.spec.ts` enables it.
    PROOF_OF_WORK: 'off',
    ...options.env,
  });
  const log: string[] = [];
  const logger = createLogger(settings.LOG_LEVEL, { write: (line: string) => void log.push(line) });
  const building = Test.createTestingModule({ imports: [AppModule.with(settings)] });
  if (options.clock) building.overrideProvider(Clock).useValue(options.clock);
  const module = await building
    .overrideProvider(WORKS_BY_ITSELF)
    .useValue(options.worksByItself ?? false)
    .overrideProvider(APPLICATION_FILTERS)
    .useValue(options.applicationFilters ?? true)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({
    bodyParser: false,
    logger: new NestLogger(logger),
  });
  prepareApp(app, settings, logger);
  noteSuperadmins(app);
  // A test that generates the API description blocks the process for seconds. The next request must not hit a closing
  // connection.
  app.getHttpServer().keepAliveTimeout = 120_000;
  const connections = new Set<Socket>();
  app.getHttpServer().on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const contract = contractOf(app);
  return {
    url,
    fetch: async (path, init = {}) => {
      const response = await fetch(`${url}${path}`, init);
      const problems = await contract.problemsOf(init.method ?? 'GET', `${url}${path}`, response);
      if (problems.length > 0) throw new Error(`against the contract: ${problems.join('; ')}`);
      return response;
    },
    app,
    settings,
    database,
    log,
    stop: async () => {
      await closed(app, connections);
      const reads = await app.get(Metrics).registry.getSingleMetricAsString('gatehouse_standby_reads_total');
      if (!options.database) await database.drop();
      const exempt = takeExemptRequests();
      if (exempt.length > 0)
        throw new Error(`requests of no superadmin took the exempt role: ${exempt.join('; ')}`);
      if (reads.includes('outcome="writes"'))
        throw new Error('an operation with @FromStandby() writes or locks rows: see the log');
    },
  };
}
