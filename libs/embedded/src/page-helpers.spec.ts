import { describe, expect, test } from 'vitest';
import { handMade } from '../walls/page-helpers.mjs';

const FEATURE = `
  export const loadMembers = pageLoader(({ visit }) => listMembers(visit));
  export async function byHand({ request }) { return null; }
`;

describe('the check of route modules', () => {
  test.each([
    ['loader', 'export async function loader({ request }) { return null; }'],
    ['action', 'export const action = async ({ request }) => save(request);'],
    ['action', 'export const action = openLoader(() => null);'],
    ['loader', "export { loader } from './other';"],
    ['loader', "import { byHand } from '~/features/people/x.server'; export const loader = byHand;"],
  ])('rejects a %s without a page helper: %s', (name, source) => {
    expect(handMade(source, () => FEATURE)).toEqual([name]);
  });

  test.each([
    'export const loader = pageLoader(({ visit }) => listDomains(visit));',
    "export const loader = fileLoader('/admin/audit', () => null); export const action = pageAction(act);",
    'export const action = openAction(({ form }) => answer(form));',
    "import { loadMembers } from '~/features/people/x.server'; export const loader = loadMembers;",
    'export default function Page() { return null; }',
  ])('accepts %s', (source) => {
    expect(handMade(source, () => FEATURE)).toEqual([]);
  });
});
