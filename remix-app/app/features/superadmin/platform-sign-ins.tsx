import type { SignInStatistics } from '@gatehouse/contracts';
import { useTexts } from '~/texts/texts-context';
import { SignInActivity } from '../security/sign-in-activity';
import { platformTexts } from './texts/platform';

/** How signing in went lately, everywhere. */
export function PlatformSignIns({ figures }: { figures: SignInStatistics | null }) {
  const t = useTexts(platformTexts);
  return (
    <SignInActivity
      figures={figures}
      empty={{
        text: t('noSignIns'),
        action: { label: t('newTenant'), to: '/superadmin/tenants/new' },
      }}
    />
  );
}
