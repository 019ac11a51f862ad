import type { SignInFigures } from '@gatehouse/contracts';
import { SignInActivity } from '../security/sign-in-activity';

/** How signing in went lately, everywhere. */
export function PlatformSignIns({ figures }: { figures: SignInFigures | null }) {
  return (
    <SignInActivity
      figures={figures}
      empty={{
        text: 'As soon as people sign in, you see here how many do and how many fail.',
        action: { label: 'Set up a tenant', to: '/superadmin/tenants/new' },
      }}
    />
  );
}
