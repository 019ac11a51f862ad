import type { ServerResponse } from 'node:http';
import { ACCOUNTS, SANDBOX_PASSWORD } from './accounts.ts';
import { MODES } from './misbehaviour.ts';
import { text } from './saml-messages.ts';

/** Selects an account of `provider` and a fault. One click signs in: the password is filled in. */
export function chooserPage(provider: string, action: string, problem?: string): string {
  const buttons = ACCOUNTS.map(
    ({ email, givenName, familyName, directory, isDirectoryAdmin }) =>
      `<button name="email" value="${email}"><b>${givenName} ${familyName}</b><span>${email}</span>
       <small>${directory ? `${directory.name}${isDirectoryAdmin ? ', may consent for the company' : ''}` : 'private account'}</small></button>`,
  ).join('\n');
  return page(
    `Sandbox: choose an account`,
    `<h1>Choose an account</h1>
     <p>This sandbox answers as ${provider} would.</p>
     ${problem ? `<p role="alert" class="problem">${problem}</p>` : ''}
     <form method="post" action="${action}">
       <label>Password<input type="password" name="password" value="${SANDBOX_PASSWORD}" autocomplete="off"></label>
       <div class="accounts">${buttons}</div>
       <details><summary>Make it go wrong</summary>
         <label>What it answers<select name="mode">${options()}</select></label></details>
     </form>
     <form method="post" action="${action}"><button class="plain" name="cancel" value="yes">Cancel and go back</button></form>`,
  );
}

/** Sends a message to another origin, automatically or by a click. Source: SAML Bindings §3.5. */
export function autoPostPage(response: ServerResponse, target: string, fields: Record<string, string>): void {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${text(value)}">`,
  );
  const html = page(
    'Sandbox: signing in',
    `<h1>Signing in</h1><form method="post" action="${text(target)}">${inputs.join('')}<button>Continue</button></form>
     <script>document.forms[0].submit()</script>`,
  );
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'";
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .end(html);
}

export function overviewPage(issuers: Readonly<Record<string, string>>): string {
  const rows = Object.entries(issuers).map(
    ([name, issuer]) => `<dt>${name}</dt><dd><code>${issuer}</code></dd>`,
  );
  return page(
    'Gatehouse sandbox',
    `<h1>Make-believe identity providers</h1>
     <p>For trying Gatehouse without the internet. The password of every account is <code>${SANDBOX_PASSWORD}</code>.</p>
     <dl>${rows.join('')}</dl>
     <ul>${ACCOUNTS.map(({ email }) => `<li><code>${email}</code></li>`).join('')}</ul>`,
  );
}

function options(): string {
  return Object.entries(MODES)
    .map(([mode, label]) => `<option value="${mode}">${label}</option>`)
    .join('');
}

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
:root{color-scheme:light dark;--line:light-dark(#c9ced6,#4a5160);--ground:light-dark(#fff,#1b1e25);--text:light-dark(#1d2430,#e8ebf0)}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f2f4f7,#12141a);color:var(--text)}
.mark{background:#ffd43b;color:#1d2430;padding:.6rem 1rem;text-align:center;font-weight:700}
main{max-width:30rem;margin:2rem auto;padding:1.5rem;background:var(--ground);border:1px solid var(--line);border-radius:.75rem}
h1{font-size:1.4rem;margin:0 0 .5rem}form{margin-top:1rem}label{display:block;margin:.5rem 0}
input,select{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem;border:1px solid var(--line);border-radius:.4rem;background:transparent;color:inherit}
.accounts{display:grid;gap:.5rem;margin:1rem 0}button{display:grid;text-align:left;font:inherit;padding:.6rem .8rem;border:1px solid var(--line);border-radius:.5rem;background:transparent;color:inherit;cursor:pointer}
button:hover,button:focus-visible{border-color:#1976d2;outline:2px solid #1976d2}small{color:light-dark(#4a5160,#aab2c0)}.plain{border:0;color:#1976d2}
.problem{color:light-dark(#b3261e,#ffb4ab)}option{color:#1d2430;background:#fff}
</style><body><div class="mark">SANDBOX &middot; This is not a real identity provider. Nothing leaves this machine.</div><main>${body}</main></body></html>`;
}
