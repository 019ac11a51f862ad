import { page } from '../pages.ts';
import { text } from '../saml-messages.ts';
import {
  type Exchange,
  type Group,
  type Person,
  PLAYED,
  PLAYED_NAMES,
  type SandboxDirectory,
} from './directory.ts';

/** The directory's console: its people, its groups, and every request that it sent. */
export function directoryPage(directory: SandboxDirectory, problem: string | null): string {
  const { receiver, people, groups, exchanges } = directory;
  return page(
    'Sandbox: directory',
    `<h1>Directory of a company</h1>
     <p>It pushes people and groups with SCIM as ${receiver ? PLAYED_NAMES[receiver.played] : 'Okta or Microsoft Entra ID'} would.</p>
     ${problem ? `<p role="alert" class="problem">${text(problem)}</p>` : ''}
     ${connectForm(directory)}
     ${receiver ? `${peopleOf([...people.values()])}${groupsOf([...groups.values()])}${logOf(exchanges)}` : ''}`,
  );
}

function connectForm({ receiver }: SandboxDirectory): string {
  const options = PLAYED.map(
    (played) =>
      `<option value="${played}"${receiver?.played === played ? ' selected' : ''}>${PLAYED_NAMES[played]}</option>`,
  ).join('');
  return `<form method="post">
    <label>Push as<select name="played">${options}</select></label>
    <label>Base URL<input name="address" required value="${text(receiver?.address ?? '')}"></label>
    <label>Bearer token<input name="token" type="password" autocomplete="off"${receiver ? '' : ' required'}></label>
    ${button('connect', receiver ? 'Connect again' : 'Connect')}</form>`;
}

function peopleOf(people: readonly Person[]): string {
  const rows = people.map(
    ({ email, givenName, familyName, isActive, remoteId }) =>
      `<li><b>${text(`${givenName} ${familyName}`)}</b> <code>${text(email)}</code>
       <small>${isActive ? 'active' : 'deactivated'}, ${remoteId ? 'known to the receiver' : 'not sent'}</small>
       <form method="post"><input type="hidden" name="email" value="${text(email)}">
       <label>First name<input name="givenName" value="${text(givenName)}"></label>
       ${button('rename', 'Change name')}${isActive ? button('deactivate', 'Deactivate') : button('activate', 'Activate')}
       ${button('remove', 'Remove')}</form></li>`,
  );
  return `<h2>People</h2><ul>${rows.join('')}</ul>
    <form method="post"><label>Email address<input name="email" type="email" required></label>
      <label>First name<input name="givenName" value="Sam"></label>
      <label>Last name<input name="familyName" value="Sandbox"></label>${button('add', 'Add person')}</form>
    <form method="post"><label>Domain<input name="domain" value="demo-company.test"></label>
      <label>How many<input name="count" type="number" min="1" max="500" value="25"></label>
      ${button('add-many', 'Add people')}${button('deactivate-many', 'Deactivate everybody')}</form>
    <form method="post">${button('malformed', 'Send a user without a name')}</form>`;
}

function groupsOf(groups: readonly Group[]): string {
  const rows = groups.map(
    ({ name, members }) =>
      `<li><b>${text(name)}</b> <small>${members.size} members</small>
       <form method="post"><input type="hidden" name="group" value="${text(name)}">
       <label>Email address<input name="email" type="email"></label>
       ${button('join', 'Add member')}${button('leave', 'Remove member')}${button('remove-group', 'Remove group')}</form></li>`,
  );
  return `<h2>Groups</h2><ul>${rows.join('')}</ul>
    <form method="post"><label>Name<input name="group" required></label>${button('add-group', 'Add group')}</form>`;
}

function logOf(exchanges: readonly Exchange[]): string {
  const rows = exchanges.map(
    ({ method, path, status, detail, body }) =>
      `<li><details><summary>${status ?? 'no answer'} <code>${method} ${text(decodeURIComponent(path))}</code></summary>
       ${detail ? `<p class="problem">${text(detail)}</p>` : ''}<pre>${body ? text(JSON.stringify(body, null, 2)) : ''}</pre></details></li>`,
  );
  return `<h2>Requests</h2><ol>${rows.join('')}</ol>`;
}

function button(intent: string, label: string): string {
  return `<button name="intent" value="${intent}">${label}</button>`;
}
