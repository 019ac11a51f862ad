import { page } from '../pages.ts';
import { text } from '../saml-messages.ts';
import { TARGET_MODES, type TargetApplication } from './application.ts';

/** The accounts of the application, its last requests, and the choice of how it goes wrong. */
export function targetPage(application: TargetApplication, address: string, token: string): string {
  const options = Object.entries(TARGET_MODES)
    .map(([mode, label]) => `<option value="${mode}">${label}</option>`)
    .join('');
  const users = [...application.Users.values()].map(
    ({ resource }) =>
      `<li><code>${text(String(resource.userName))}</code> <small>${resource.active === false ? 'deactivated' : 'active'}</small></li>`,
  );
  const groups = [...application.Groups.values()].map(
    ({ resource }) => `<li>${text(String(resource.displayName))}</li>`,
  );
  const requests = application.requests.map((line) => `<li><code>${text(line)}</code></li>`);
  return page(
    'Sandbox: application',
    `<h1>An application</h1>
     <p>It takes accounts with SCIM.</p>
     <dl><dt>Base URL</dt><dd><code>${text(address)}</code></dd><dt>Bearer token</dt><dd><code>${text(token)}</code></dd></dl>
     <form method="post"><label>How it answers<select name="mode">${options}</select></label>
       <label>For how many requests (0: always)<input name="times" type="number" min="0" value="0"></label>
       <button>Answer so</button></form>
     <h2>Accounts</h2><ul>${users.join('')}</ul><h2>Groups</h2><ul>${groups.join('')}</ul>
     <h2>Requests</h2><ol>${requests.join('')}</ol>`,
  );
}
