import { roleLabel } from '@gatehouse/contracts';
import { useTexts } from '~/texts/texts-context';
import { roleTexts } from './texts/roles';

const KEYS = { 'Super Admin': 'superadmin', Admin: 'admin', User: 'user' } as const;

/** Returns `roleLabel` in the language of the reader. */
export function useRoleLabel(): (role: string) => string {
  const t = useTexts(roleTexts);
  return (role) => t(KEYS[roleLabel(role)]);
}
