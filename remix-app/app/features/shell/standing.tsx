import { TENANT_STANDING } from '@gatehouse/contracts';
import { Alert, Text } from '@mantine/core';
import { useLocation } from '@remix-run/react';
import { IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '~/components/auth-context';
import { ReadOnlyProvider } from '~/components/forms/read-only';
import { ownPath } from '~/pages';
import { useTexts } from '~/texts/texts-context';
import { consoleTexts } from './texts/console';

/** The banner says why what is disabled below it is. */
const REASON = 'read-only-reason';
/** Pages of an organization, whose forms the API would refuse; its dashboard offers what stays possible. */
const ORGANIZATION = /^\/admin\/./;

/**
 * What the status of the organization means for the page below: a banner on every page while it waits for activation or
 * is on hold, and its pages without forms that could only fail.
 */
export function Standing({ children }: { children: ReactNode }) {
  const { tenantStatus } = useUser();
  const path = ownPath(useLocation().pathname);
  const standing = tenantStatus ? TENANT_STANDING[tenantStatus] : null;
  if (!tenantStatus || !standing || standing.write) return children;
  const isReadOnly = ORGANIZATION.test(path);
  return (
    <>
      <Banner isPending={tenantStatus === 'pending'} isReadOnly={isReadOnly} />
      <ReadOnlyProvider value={path.startsWith('/admin') ? { reason: REASON, forms: isReadOnly } : null}>
        {children}
      </ReadOnlyProvider>
    </>
  );
}

interface BannerProps {
  isPending: boolean;
  isReadOnly: boolean;
}

function Banner({ isPending, isReadOnly }: BannerProps) {
  const t = useTexts(consoleTexts);
  return (
    <Alert
      color="amber"
      title={isPending ? t('activationPending') : t('onHold')}
      icon={<IconHourglass size={20} stroke={1.6} aria-hidden="true" />}
      mb={24}
      id={REASON}
    >
      {isPending ? (
        <>
          <Text size="sm">{t('activationPendingDetail')}</Text>
          <Text size="sm">{t('activationNext')}</Text>
        </>
      ) : (
        <Text size="sm">{t('onHoldDetail')}</Text>
      )}
      {isReadOnly && isPending && (
        <Text size="sm" fw={600}>
          {t('readOnly')}
        </Text>
      )}
    </Alert>
  );
}
