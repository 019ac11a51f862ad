import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { DangerZone } from '~/components/panel/danger-zone';
import classes from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { When } from '~/components/when';
import type { ApplicationState, ApplicationView } from './application.server';
import { ApplicationStatus, authMethodLabel } from './application-status';
import { APPLICATION_TABS, type ApplicationTab } from './application-tabs';
import { ConnectTab } from './connect-tab';
import { CredentialsTab } from './credentials-tab';
import { SettingsTab } from './settings-tab';
import { SignOutsTab } from './sign-outs-tab';
import { TryTab } from './try-tab';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

/** One application: how it is set up, how it is connected, whether it works, and its end. */
export function ApplicationPage({ view, state }: Props) {
  const { application, owner, tab } = view;
  return (
    <>
      <div className={classes.header}>
        <h1 className={classes.title}>
          <bdi>{application.name}</bdi>
        </h1>
        <ApplicationStatus isActive={application.is_active} />
      </div>
      <div className={classes.sub}>
        <span>{authMethodLabel(application.token_endpoint_auth_method)}</span>
        {view.isPlatform && <span>Serves {owner ? <bdi>{owner}</bdi> : 'everybody'}</span>}
        <span>
          Changed <When at={application.updated_at} />
        </span>
        <Anchor component={Link} to={view.base} size="sm">
          All applications
        </Anchor>
      </div>
      <LinkTabs
        label="Parts of the application"
        tabs={APPLICATION_TABS.map(({ key, label }) => ({
          label,
          to: key === 'settings' ? '?' : `?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      <Part tab={tab} view={view} state={state} />
    </>
  );
}

function Part({ tab, view, state }: Props & { tab: ApplicationTab }) {
  switch (tab) {
    case 'credentials':
      return <CredentialsTab view={view} state={state} />;
    case 'connect':
      return <ConnectTab view={view} />;
    case 'try':
      return <TryTab view={view} state={state} />;
    case 'sign-outs':
      return <SignOutsTab view={view} />;
    case 'danger':
      return (
        <DangerZone
          name={view.application.name}
          state={state}
          power={{
            isActive: view.application.is_active,
            version: view.application.version,
            off: 'Nobody can sign in to it from this moment on, and every token that it holds is dead, on every server. Its settings stay, and it can be enabled again; people then sign in anew.',
            on: 'People can sign in to it again. Tokens from before stay dead.',
          }}
          deletion="Ends the application with its secrets, its tokens and what people allowed it. Nothing brings it back, and its client ID is never given to another."
        />
      );
    default:
      return <SettingsTab key={view.application.version} view={view} state={state} />;
  }
}
