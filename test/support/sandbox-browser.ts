import { SANDBOX_PASSWORD } from '@gatehouse/sandbox-idp';

export interface Choice {
  readonly email?: string;
  readonly password?: string;
  /** How the sandbox should fail in this sign-in. */
  readonly mode?: string;
  readonly cancel?: boolean;
}

/**
 * Simulates a user in a browser at the sandbox: opens the URL, chooses an account, follows redirects.
 *
 * @param jar cookies of an earlier visit
 */
export async function signInAtSandbox(
  authorizationUrl: string,
  choice: Choice,
  jar = new Map<string, string>(),
): Promise<URL> {
  let at = new URL(authorizationUrl);
  const { origin } = at;
  let form: URLSearchParams | null = null;
  for (let hop = 0; hop < 10; hop++) {
    const response: Response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    form = null;
    const location = response.headers.get('location');
    if (location) {
      at = new URL(location, at);
      if (at.origin !== origin) return at;
    } else {
      const page = await response.text();
      const posted = postedForm(page);
      if (posted && posted.origin !== origin) return posted;
      if (response.status !== 200 || !page.includes('name="email"')) {
        throw new Error(`the sandbox answered ${response.status}: ${page}`);
      }
      form = filled(choice);
    }
  }
  throw new Error('the sandbox leads nowhere');
}

/** The URL that a page submits itself to, with the fields as parameters. */
function postedForm(page: string): URL | null {
  const action = /<form method="post" action="(http[^"]+)"/.exec(page)?.[1];
  if (!action) return null;
  const target = new URL(plain(action));
  for (const [, name = '', value = ''] of page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    target.searchParams.set(name, plain(value));
  }
  return target;
}

function plain(html: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => characters[name] ?? whole);
}

function filled({ email = 'employee@demo-company.test', password = SANDBOX_PASSWORD, mode, cancel }: Choice) {
  if (cancel) return new URLSearchParams({ cancel: 'yes' });
  return new URLSearchParams({ email, password, ...(mode ? { mode } : {}) });
}
