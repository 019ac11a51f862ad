import { Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import icons from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { Portal } from './portal';
import type { SetupView } from './sso-setup.server';
import { setupTexts } from './texts/setup';
import type { WizardState } from './wizard-form';

interface Props {
  view: SetupView;
  state: WizardState | undefined;
}

/** The one task of a link, for somebody without an account: no navigation, nothing else of the organization. */
export function SetupPage({ view, state }: Props) {
  const t = useTexts(setupTexts);
  if (view.kind === 'portal') return <Portal portal={view.portal} state={state} />;
  return (
    <AuthShell>
      <Stack gap="lg">
        <span className={icons.icon}>
          <IconLinkOff size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <div role="status">
          <PageTitle>{t('endedTitle')}</PageTitle>
          <Text mt={8}>{view.message}</Text>
        </div>
      </Stack>
    </AuthShell>
  );
}
