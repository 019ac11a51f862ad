import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { PolicyForm } from './policy-form';
import classes from './security.module.css';
import { SignInActivity } from './sign-in-activity';
import type { PolicyState, SecurityView } from './sign-in-policy.server';

interface Props {
  view: SecurityView;
  state: PolicyState | undefined;
}

/** What an organization asks of those who sign in, beside how signing in goes. */
export function SecurityPage({ view, state }: Props) {
  const { isPlatform, about } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>Security Settings</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {about?.owner ? (
              <bdi>{about.owner}</bdi>
            ) : (
              'Who signs in, who fails to, and what is asked of them.'
            )}
          </Text>
        </div>
        {about && (
          <Anchor component={Link} to={isPlatform ? '/superadmin/audit' : '/admin/audit'} size="sm">
            Audit trail
          </Anchor>
        )}
      </div>
      {isPlatform && <ChooseOwner of={view.of} isUnknown={view.isUnknown} />}
      {about && (
        <>
          <Section title="Signing in">
            <SignInActivity
              figures={about.figures}
              empty={{
                text: 'As soon as people sign in, you see here how many do and how many fail.',
                action: isPlatform
                  ? { label: 'See tenants', to: '/superadmin/tenants' }
                  : { label: 'Invite people', to: '/admin/users/invite' },
              }}
            />
          </Section>
          <Section title="What is asked">
            <PolicyForm policy={about.policy} state={state} />
            {about.limits && <Limits {...about.limits} />}
          </Section>
        </>
      )}
      {!about && !isPlatform && <Text>You are in no organization, so there is no policy.</Text>}
    </>
  );
}

function Limits({ sessionIdleSeconds, sessionTotalSeconds }: NonNullable<SecurityLimits>) {
  return (
    <section className={panel.panel} aria-labelledby="limits">
      <h2 id="limits" className={panel.panelTitle}>
        Sessions
      </h2>
      <p className={panel.panelAbout}>
        A session asks whether somebody is still there a minute before it ends.
      </p>
      <dl className={classes.facts}>
        <dt>Ends when idle for</dt>
        <dd>{lasting(sessionIdleSeconds)}</dd>
        <dt>Ends in any case after</dt>
        <dd>{lasting(sessionTotalSeconds)}</dd>
      </dl>
    </section>
  );
}

type SecurityLimits = NonNullable<SecurityView['about']>['limits'];

function lasting(seconds: number): string {
  const [count, unit] =
    seconds % 3_600 === 0 ? [seconds / 3_600, 'hour'] : [Math.round(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
