import { LIMITS } from '@gatehouse/contracts';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { AuthShell } from '~/components/shell/auth-shell';
import icons from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { CONSENT_CHANNEL, type ConsentMessage } from './consent-messages';
import type { ConsentEnd } from './sso-wizard-consent.server';
import { consentEndTexts } from './texts/consent-end';
import { wizardTexts } from './texts/wizard';
import { WizardAlert } from './wizard-alert';
import { explained } from './wizard-form';

/** Where a consent comes back: in a pop-up it tells the page that opened it, and closes. */
export function ConsentEndPage({ end }: { end: ConsentEnd }) {
  const t = useTexts(consentEndTexts);
  const shared = useTexts(wizardTexts);
  useRelay(end);
  const { headline, why } = explained(end.message ?? '');
  return (
    <AuthShell>
      <Stack gap="lg">
        {end.message === null ? (
          <>
            <span className={icons.icon}>
              <IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />
            </span>
            <PageTitle>{t('received')}</PageTitle>
            <Text role="status">{t('closes')}</Text>
          </>
        ) : (
          <>
            <PageTitle>{t(end.isDirectory ? 'directoryFailed' : 'failed')}</PageTitle>
            <WizardAlert message={headline ? shared(headline) : end.message} why={headline && why} />
          </>
        )}
        <Button component={Link} to={end.back} variant="default" size="md">
          {t('continue')}
        </Button>
      </Stack>
    </AuthShell>
  );
}

/** Over two channels: a provider's page may have cut the pop-up off from its opener. */
function useRelay({ relay, message }: ConsentEnd): void {
  useEffect(() => {
    if (!relay) return;
    const query = new URLSearchParams(location.search);
    const state = query.get('state') ?? '';
    const told: ConsentMessage =
      relay === 'success'
        ? { type: 'oauth_success', code: query.get('code') ?? '', state }
        : { type: 'oauth_error', error: message ?? '', state };
    (window.opener as Window | null)?.postMessage(told, location.origin);
    const channel = new BroadcastChannel(CONSENT_CHANNEL);
    channel.postMessage(told);
    const wait = relay === 'success' ? LIMITS.popupCloseAfterSuccessMs : LIMITS.popupCloseAfterErrorMs;
    const closing = setTimeout(() => window.close(), wait);
    return () => {
      clearTimeout(closing);
      channel.close();
    };
  }, [relay, message]);
}
