/**
 * Loaded by Node before remix-serve (`node --import`), which has no hooks of its own: binds it to its own address,
 * writes its log as JSON, compares origins with PUBLIC_URL, tells a parent process when it listens and stops with it.
 */
import { Server } from 'node:http';
import { resolve } from 'node:path';
import { closeWhenDone } from '@gatehouse/contracts/closing-connections';
import { releaseMemoryWhenIdle } from '@gatehouse/contracts/idle-memory';
import { accessLog, secretOf } from './access-log.mjs';
import { branchHandlers } from './branch-handlers.mjs';
import { compressedFiles } from './compressed-files.mjs';
import { customHosts } from './custom-hosts.mjs';
import { setDefaultHeaders } from './default-headers.mjs';
import { keptPages } from './kept-pages.mjs';
import { requireLibrarySeams } from './library-seams.mjs';
import { readTls, serveTls } from './own-tls.mjs';
import { refusalNotes } from './refusal-notes.mjs';
import { morgan, remixExpress } from './remix-serve-libraries.mjs';
import { requirePublicOrigin } from './same-origin.mjs';

requireLibrarySeams(Server.prototype, morgan, remixExpress);

remixExpress.createRequestHandler = keptPages(branchHandlers(remixExpress.createRequestHandler));

/** How long open responses may take after the process has stopped listening. */
const GRACE_MS = 10_000;
/** How long it responds after it was asked to end, while it is not ready, so that load balancers notice. */
const NOTICE_MS = Number(process.env.DRAIN_SECONDS || 0) * 1_000;
let isEnding = false;

// The names of what this process was given: below, some come to mean its own address.
globalThis[Symbol.for('gatehouse.given')] = new Set(
  Object.keys(process.env).filter((name) => process.env[name]),
);

// The public address is derived from PORT before PORT comes to mean this process' own.
process.env.PUBLIC_URL ||= `http://localhost:${process.env.PORT || 3000}`;
process.env.PORT = process.env.WEB_PORT || '3001';
process.env.HOST = process.env.WEB_HOST || '127.0.0.1';

// On a full disk the log loses lines; without a listener the error would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// The format that remix-serve names.
const refusals = refusalNotes();
const log = accessLog(process.env, (line) => process.stdout.write(line), refusals);
morgan.format('tiny', log.format);

const sendFile = compressedFiles(resolve('build/client/assets'), '/assets/');

/** Also before the origins are compared: what was called last here comes first. */
function beforeRequests(server, prepare) {
  const emit = server.emit;
  server.emit = function emitPrepared(event, ...args) {
    if (event !== 'request') return emit.call(this, event, ...args);
    prepare(args[1]);
    if (sendReadiness(args[0], args[1]) || sendFile(args[0], args[1])) return true;
    return refusals.during(args[0], () => emit.call(this, event, ...args));
  };
}

/** For load balancers that call this process itself. The gateway and the proxies have no route to it. */
function sendReadiness({ url }, response) {
  if (url !== '/health/ready') return false;
  response.writeHead(isEnding ? 503 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: isEnding ? 'stopping' : 'ok' }));
  return true;
}

/** remix-serve closes its server as soon as it is asked to end. */
function closeAfterNotice(server) {
  const { close } = server;
  server.close = function closeLater(done) {
    setTimeout(() => close.call(server, done), NOTICE_MS);
    return server;
  };
}

/** Where the API is, as `settings.server.ts` reads it. */
function api() {
  const { API_URL, API_HOST = '127.0.0.1', API_PORT = '8080' } = process.env;
  const host = API_HOST.includes(':') ? `[${API_HOST}]` : API_HOST;
  return {
    apiUrl: (API_URL || `http://${host}:${API_PORT}`).replace(/\/$/, ''),
    secret: secretOf(process.env),
  };
}

const tls = readTls(process.env);
const listen = Server.prototype.listen;
Server.prototype.listen = function listenAndTell(...args) {
  this.once('listening', () => {
    process.send?.({ ready: true });
    releaseMemoryWhenIdle();
  });
  this.once('close', () => process.exit(0));
  const { origin, protocol } = new URL(process.env.PUBLIC_URL);
  requirePublicOrigin(this, origin, log.tell, customHosts({ publicOrigin: origin, ...api() }));
  beforeRequests(this, (response) => {
    setDefaultHeaders(response, protocol === 'https:');
    if (isEnding) response.setHeader('connection', 'close');
    closeWhenDone(this, response);
  });
  this.once('error', (error) => {
    console.error(
      `gatehouse web: cannot listen on ${process.env.HOST}:${process.env.PORT} (${error.code}); set WEB_PORT`,
    );
    process.exit(1);
  });
  if (tls) serveTls(this, tls, args);
  closeAfterNotice(this);
  return tls ? this : listen.apply(this, args);
};

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    isEnding = true;
    setTimeout(() => process.exit(0), NOTICE_MS + GRACE_MS).unref();
  });
}
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
