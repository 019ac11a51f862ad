import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';

/**
 * The certificate and the key of this process, PEM, from `WEB_TLS_CERT` and `WEB_TLS_KEY` or the files that
 * `WEB_TLS_CERT_FILE` and `WEB_TLS_KEY_FILE` name; undefined: it speaks plain HTTP. A mistake ends the process.
 *
 * @param {Record<string, string | undefined>} env
 */
export function readTls(env) {
  const [cert, key] = ['WEB_TLS_CERT', 'WEB_TLS_KEY'].map((name) => pemOf(env, name));
  if (!cert && !key) return undefined;
  if (!cert || !key) stop('set WEB_TLS_CERT and WEB_TLS_KEY together, or neither');
  return { cert, key };
}

function pemOf(env, name) {
  const file = env[`${name}_FILE`];
  if (!file) return env[name];
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return stop(`${name}_FILE names "${file}", which cannot be read (${error.code})`);
  }
}

function stop(message) {
  process.stderr.write(`gatehouse web: ${message}\n`);
  process.exit(1);
}

/**
 * Listens with TLS in place of `plain`, which remix-serve made: its listeners answer, and it ends with what it stands for.
 *
 * @param {import('node:http').Server} plain
 * @param {{ cert: string, key: string }} tls
 * @param {unknown[]} address the arguments of `listen`
 */
export function serveTls(plain, tls, address) {
  const secure = createServer({ ...tls, minVersion: 'TLSv1.2' });
  for (const event of ['request', 'clientError', 'listening', 'close', 'error'])
    secure.on(event, (...given) => plain.emit(event, ...given));
  plain.close = (done) => {
    secure.close(done);
    return plain;
  };
  plain.address = () => secure.address();
  plain.closeIdleConnections = () => secure.closeIdleConnections();
  Object.defineProperty(plain, 'listening', { get: () => secure.listening });
  const [callback] = address.filter((one) => typeof one === 'function');
  if (callback) plain.once('listening', callback);
  secure.listen(...address.filter((one) => typeof one !== 'function'));
  return plain;
}
