import type { HandedOnRun } from '@gatehouse/contracts';
import { Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from '@remix-run/react';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import shell from '~/components/shell/auth-shell.module.css';
import { ColorSchemeToggle } from '~/components/shell/color-scheme-toggle';
import { Logo } from '~/components/shell/logo';
import icons from '~/components/shell/message-icon.module.css';
import { SkipLink } from '~/components/shell/skip-link';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { providerName } from './providers';
import { RunStep } from './run-steps';
import classes from './setup-page.module.css';
import type { SetupView } from './sso-setup.server';
import { placeOf } from './steps';
import { setupTexts } from './texts/setup';
import { wizardTexts } from './texts/wizard';
import type { WizardState } from './wizard-form';
import { WizardLayout } from './wizard-layout';

interface Props {
  view: SetupView;
  state: WizardState | undefined;
}

const HERE = '/sso/setup';

/** The one task of a link, for somebody without an account: no navigation, nothing else of the organization. */
export function SetupPage({ view, state }: Props) {
  const t = useTexts(setupTexts);
  if (view.kind === 'run') return <Task run={view.run} state={state} />;
  const isDone = view.kind === 'done';
  const Drawing = isDone ? IconCircleCheck : IconLinkOff;
  return (
    <AuthShell>
      <Stack gap="lg">
        <span className={icons.icon}>
          <Drawing size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <div role="status">
          <Title order={1} size="h2">
            {t(isDone ? 'doneTitle' : 'endedTitle')}
          </Title>
          <Text mt={8}>{isDone ? t('doneAbout', { name: view.name }) : view.message}</Text>
        </div>
      </Stack>
    </AuthShell>
  );
}

function Task({ run, state }: { run: HandedOnRun; state: WizardState | undefined }) {
  const [query] = useSearchParams();
  const place = placeOf(run.step, run.mode, query.get('step'));
  const t = useTexts(setupTexts);
  const shared = useTexts(wizardTexts);
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={shell.bar}>
        <Logo />
        <ColorSchemeToggle />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <WizardLayout
          title={
            run.provider === 'other'
              ? t('titleOther')
              : t('title', { name: providerName(run.provider, shared) })
          }
          about={t.rich('about', {
            organization: <bdi>{run.tenantName}</bdi>,
            at: <When at={run.linkExpiresAt} />,
          })}
          mode={run.mode}
          provider={run.provider}
          place={place}
          ways={{ authenticate: `${HERE}?step=authenticate`, capture: HERE }}
        >
          <RunStep run={run} here={HERE} isHandedOn state={state} />
        </WizardLayout>
      </main>
    </div>
  );
}
