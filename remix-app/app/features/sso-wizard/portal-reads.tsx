import type { PortalDirectory } from '@gatehouse/contracts';
import { Alert, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { isReadSource, READ_TEXTS } from '../directory/read-texts';
import { directoryReadsTexts } from '../directory/texts/reads';
import classes from './sso-wizard.module.css';
import { portalTexts } from './texts/portal';

/** Reads of the directory: the consent that they need, how far they are, and why they stopped. */
export function PortalReads({ view }: { view: PortalDirectory }) {
  const t = useTexts(directoryReadsTexts);
  if (!isReadSource(view.readable)) return null;
  const { about, begin, needsConsent } = READ_TEXTS[view.readable];
  const isConsented = view.reads?.hasConsent ?? false;
  const hasBegun = needsConsent ? isConsented : view.reads !== null;
  return (
    <>
      <p className={classes.about}>{t(about)}</p>
      {view.reads && <Progress {...view} reads={view.reads} />}
      {view.canConnect && (
        <Form method="post" isDraft={false}>
          <SubmitButton
            intent={needsConsent ? 'read-consent' : 'read'}
            variant={hasBegun ? 'default' : 'filled'}
            my="sm"
          >
            {t(isConsented ? 'consentAgain' : begin)}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

function Progress({ users, reads }: PortalDirectory & { reads: NonNullable<PortalDirectory['reads']> }) {
  const t = useTexts(portalTexts);
  const shared = useTexts(directoryReadsTexts);
  const { needsConsent, hasConsent, isRunning, failure, lastFullAt } = reads;
  if (needsConsent && !hasConsent) return null;
  return (
    <>
      {failure && !isRunning && (
        <Alert role="alert" color="red" variant="light" my="sm">
          {shared(failure)}
        </Alert>
      )}
      <Text size="sm" role="status" my="sm">
        {hasConsent && `${t('provisioningConsented')} `}
        {isRunning ? t('provisioningReading') : t('provisioningReadUsers', { count: users })}{' '}
        {lastFullAt && (
          <>
            {shared('lastFull')}: <When at={lastFullAt} />
          </>
        )}
      </Text>
    </>
  );
}
