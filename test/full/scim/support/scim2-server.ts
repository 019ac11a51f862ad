import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, waitFor } from '@gatehouse/embedded';
import { pythonTools } from '../../support/python.ts';
import type { TargetServer } from './target-server.ts';

const TOKEN = 'a-token-for-scim2-server';

/** `scim2-server` from PyPI. */
export async function startScim2Server(): Promise<TargetServer> {
  const bin = await pythonTools(join(import.meta.dirname, '../scim2-server.txt'));
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(join(bin, 'scim2-server'), ['--port', String(port), '--bearer-token', TOKEN], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const answers = () =>
    fetch(`${url}/ServiceProviderConfig`).then(
      () => true,
      () => false,
    );
  await waitFor('scim2-server', answers, 60_000);
  return {
    url,
    token: TOKEN,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
