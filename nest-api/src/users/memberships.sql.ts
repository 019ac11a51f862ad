import type { Statement } from '../database/lookups.js';

/** Beside the version that editors compare: two sign-ins at once are no conflict. @param id of the membership */
export function noteSignInOfMember(id: string, now: Date): Statement {
  return {
    name: 'note-sign-in',
    text: 'update memberships set last_sign_in_at = $2 where id = $1',
    values: [id, now],
  };
}
