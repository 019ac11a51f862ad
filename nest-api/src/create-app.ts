import 'reflect-metadata';
import type { IncomingMessage, Server } from 'node:http';
import { closeWhenDone } from '@gatehouse/contracts/closing-connections';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { AllowedMethods } from './common/allowed-methods.js';
import { clientAddress, clientSite } from './common/client-address.js';
import { requireClosedByDefault } from './common/closed-by-default.js';
import { Drain } from './common/drain.js';
import { refusedMethod, sendProblem } from './common/problem.filter.js';
import { refuseUnreadable } from './common/unreadable.js';
import { CustomHosts } from './domains/custom/custom-hosts.js';
import { mountInitiation } from './oauth2/initiation/initiation-server.js';
import { type CommonStep, mountProvider } from './oauth2/mount-provider.js';
import { mountRegistration } from './oauth2/registration/mount-registration.js';
import { ContractDocument } from './openapi/contract-document.js';
import { mountScim } from './scim/mount-scim.js';
import type { Settings } from './settings/settings.js';
import { mountSignals } from './signals/receiver/mount-signals.js';
import { mountSsf } from './signals/transmitter/mount-ssf.js';
import { mountConnectors } from './sso-config/connectors/mount-connectors.js';
import { CostMeter } from './telemetry/cost-meter.js';
import { createLogger } from './telemetry/logger.js';
import { Metrics } from './telemetry/metrics.js';
import { NestLogger } from './telemetry/nest-logger.js';
import { requestLog } from './telemetry/request-log.js';

export interface AppOptions {
  readonly logger?: Logger;
  /** Builds the graph of modules without making anything: enough to describe the API. */
  readonly preview?: boolean;
  /** What a test puts in front of the application's own module, to replace a provider. */
  readonly module?: Type | DynamicModule;
}

/** The API, ready to listen; nothing runs before `init` or `listen`. */
export async function createApp(
  settings: Settings,
  options: AppOptions = {},
): Promise<NestExpressApplication> {
  const logger = options.logger ?? createLogger(settings.LOG_LEVEL);
  const app = await NestFactory.create<NestExpressApplication>(options.module ?? AppModule.with(settings), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
    // TLS 1.2 or newer, as Node's default is.
    ...(settings.tls && { httpsOptions: settings.tls }),
    preview: options.preview ?? false,
  });
  if (!options.preview) prepareApp(app, settings, logger);
  return app;
}

/** What every way of starting the application shares: `createApp`, and tests that replace providers. */
export function prepareApp(app: NestExpressApplication, settings: Settings, logger: Logger): void {
  app.disable('x-powered-by');
  app.set('etag', false);
  const server: Server = app.getHttpServer();
  server.on('clientError', refuseUnreadable(logger));
  app.use(endsConnections(server, app.get(Drain)));
  const hosts = app.get(CustomHosts);
  // In front of the body parsers: the provider reads its own bodies.
  mountProvider(app, [
    clientAddress(settings.INTERNAL_SECRET, hostOf(settings.MTLS_URL)),
    requestLog(logger, app.get(Metrics), app.get(CostMeter)),
    clientSite(new URL(settings.PUBLIC_URL).host, (host) => hosts.find(host)),
    securityHeaders(new URL(settings.PUBLIC_URL).protocol === 'https:'),
  ]);
  mountRegistration(app);
  mountInitiation(app);
  mountScim(app);
  mountConnectors(app);
  mountSignals(app);
  mountSsf(app);
  app.use(onlyItsMethods(app.get(AllowedMethods)));
  app.useBodyParser('json', { limit: '4mb', strict: true, type: isImport });
  app.useBodyParser('json', { limit: '256kb', strict: true });
  requireClosedByDefault(app);
  app.get(ContractDocument).describes(app);
}

function hostOf(url: string | undefined): string | null {
  return url === undefined ? null : new URL(url).host;
}

/** While the process ends, no client keeps a connection to it. */
function endsConnections(server: Server, drain: Drain): CommonStep {
  return (_request, response, next) => {
    if (drain.hasBegun) response.setHeader('Connection', 'close');
    closeWhenDone(server, response);
    next();
  };
}

/** `DELETE /invitations/accept` is a wrong method of that address, and not an invitation with the id "accept". */
function onlyItsMethods(methods: AllowedMethods): CommonStep {
  return (request, response, next) => {
    const refused = methods.isLiteral(request.path) ? refusedMethod(methods, request, response) : null;
    if (refused === null || request.method === 'OPTIONS') return next();
    sendProblem(response, refused);
  };
}

/** CSV files of 5,000 lines; nothing else is that long. */
const IMPORTS = /^\/api\/v1\/(tenants|invitations)\/imports(\/check)?$/;

function isImport(request: IncomingMessage): boolean {
  const [path = ''] = (request.url ?? '').split('?', 1);
  return IMPORTS.test(path) && /^application\/json\b/i.test(request.headers['content-type'] ?? '');
}

/**
 * The API is no page: nothing may frame it, sniff it or run in it. Nothing stores its responses either: what may be
 * kept, such as keys, metadata and logos, says so itself. Over plain http HSTS means nothing (RFC 6797 §7.2).
 */
function securityHeaders(https: boolean): CommonStep {
  return (_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'no-store');
    if (https) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  };
}
