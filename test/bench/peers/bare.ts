import { API } from '../openid-side.ts';
import { bareSide, offlineTokens, throughInteractions } from '../openid-sides.ts';
import { openidJobs } from './openid-jobs.ts';
import { type Peer, workers } from './peer.ts';

/** `oidc-provider` alone, with an in-memory store. */
export async function bare(): Promise<Peer> {
  const { stop, ...side } = await bareSide();
  const sides = workers.map(() => ({ ...side, cookie: '' }));
  for (const own of sides) await throughInteractions(own, {});
  return {
    name: 'bare oidc-provider',
    roots: side.roots,
    jobs: await openidJobs({
      sides,
      machineForm: { grant_type: 'client_credentials', resource: API, scope: 'read' },
      discovery: `${side.origin}/.well-known/openid-configuration`,
      offline: offlineTokens,
    }),
    stop: async () => stop(),
  };
}
