import { type HandedOnRun, TEXTS } from '@gatehouse/contracts';
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
import { PROVIDERS } from './providers';
import { RunStep } from './run-steps';
import classes from './setup-page.module.css';
import type { SetupView } from './sso-setup.server';
import { placeOf } from './steps';
import type { WizardState } from './wizard-form';
import { WizardLayout } from './wizard-layout';

interface Props {
  view: SetupView;
  state: WizardState | undefined;
}

const HERE = '/sso/setup';

/** The one task of a link, for somebody without an account: no navigation, nothing else of the organization. */
export function SetupPage({ view, state }: Props) {
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
            {isDone ? 'Thank you, that was all' : 'This link opens nothing'}
          </Title>
          <Text mt={8}>
            {isDone
              ? `${TEXTS.wizard.succeeded(view.name)} Those who sent you the link have been told; they test and enable it. The link no longer works.`
              : view.message}
          </Text>
        </div>
      </Stack>
    </AuthShell>
  );
}

function Task({ run, state }: { run: HandedOnRun; state: WizardState | undefined }) {
  const [query] = useSearchParams();
  const place = placeOf(run.step, run.mode, query.get('step'));
  const { name } = PROVIDERS[run.provider];
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={shell.bar}>
        <Logo />
        <ColorSchemeToggle />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <WizardLayout
          title={`Connect ${run.provider === 'other' ? 'your directory' : name}`}
          about={
            <>
              <bdi>{run.tenantName}</bdi> asked you to do this. The link runs out{' '}
              <When at={run.linkExpiresAt} />.
            </>
          }
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
