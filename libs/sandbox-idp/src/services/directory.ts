import { SandboxDirectory } from '../directory/directory.ts';
import { INTENTS } from '../directory/intents.ts';
import { directoryPage } from '../directory/page.ts';
import { Pusher } from '../directory/push.ts';
import { readForm } from '../interaction.ts';
import { isOfAnotherSite, sendJson, sendPage } from '../send.ts';
import type { MakeService } from '../service.ts';

/** The directory of a company, which pushes with SCIM. Each name below `/directory/` has people of its own. */
export const make: MakeService = (url) => {
  const directories = new Map<string, SandboxDirectory>();
  return {
    kind: 'directory',
    address: `${url}/directory/company`,
    async handle(request, response, path) {
      const [, name] = /^\/directory\/([a-z0-9-]{1,40})$/.exec(path) ?? [];
      if (!name) return false;
      const directory = directories.get(name) ?? new SandboxDirectory();
      directories.set(name, directory);
      if (request.method !== 'POST') {
        sendPage(response, 200, directoryPage(directory, null));
        return true;
      }
      if (isOfAnotherSite(request)) {
        sendJson(response, 403, { error: 'another site may not do this' });
        return true;
      }
      const problem = await act(directory, await readForm(request));
      if (request.headers.accept === 'application/json') {
        sendJson(response, problem ? 400 : 200, { problem, exchanges: directory.exchanges });
      } else sendPage(response, problem ? 400 : 200, directoryPage(directory, problem));
      return true;
    },
  };
};

/** @returns what is wrong with the form; null if it was done */
async function act(directory: SandboxDirectory, form: URLSearchParams): Promise<string | null> {
  const intent = form.get('intent') ?? '';
  if (!Object.hasOwn(INTENTS, intent)) return 'Choose what to do.';
  try {
    await INTENTS[intent]?.({ directory, pusher: new Pusher(directory), form });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
