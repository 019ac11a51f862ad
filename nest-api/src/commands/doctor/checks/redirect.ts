import { type Check, failed, ok, skipped } from '../check.js';
import { ask } from '../outside.js';

/** Whether plain HTTP redirects to HTTPS and serves nothing itself. */
export const redirect: Check = {
  name: 'redirect',
  needs: ['address'],
  run: async ({ settings: { PUBLIC_URL }, env }) => {
    const { protocol, hostname, port } = new URL(PUBLIC_URL);
    if (protocol !== 'https:') return skipped('PUBLIC_URL is plain HTTP on this machine.');
    if (port && !env.HTTP_PORT)
      return skipped('PUBLIC_URL has a port of its own. Set HTTP_PORT to check plain HTTP as well.');
    const plain = `http://${hostname}:${env.HTTP_PORT || 80}/login`;
    const answer = await ask(plain).catch(() => null);
    if (!answer) return ok('Nothing answers plain HTTP.');
    const location = answer.headers.location ?? '';
    if (answer.status >= 300 && answer.status < 400 && location.startsWith('https://'))
      return ok('Plain HTTP redirects to HTTPS.');
    if (answer.status >= 400) return ok(`Plain HTTP is rejected with status ${answer.status}.`);
    return failed(
      `${plain} returns status ${answer.status}${location && ` and leads to ${location}`}.`,
      'Let the proxy redirect every page from HTTP to HTTPS (nginx: return 308 https://$host$request_uri).',
    );
  },
};
