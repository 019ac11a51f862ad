import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { ColorsForm } from './colors-form';
import { GeneralForm } from './general-form';
import { LimitsForm } from './limits-form';
import { LogoForm } from './logo-form';
import type { OrganizationState, OrganizationView } from './organization.server';
import { PolicyCard } from './policy-card';
import type { Part } from './words';

interface Props {
  view: OrganizationView;
  state: OrganizationState | undefined;
}

/** What an organization's own admins decide about it. */
export function OrganizationPage({ view, state }: Props) {
  const { isPlatform, about } = view;
  const of = (...parts: Part[]) => (state && parts.includes(state.part) ? state : undefined);
  const search = isPlatform && about ? `?of=${about.organization.code}` : '';
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>Organization Settings</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {about && isPlatform ? (
              <bdi>{about.organization.name}</bdi>
            ) : (
              'How your organization shows itself, whom to reach, and how long people stay signed in.'
            )}
          </Text>
        </div>
        {about && (
          <Anchor component={Link} to={`/admin/security${search}`} size="sm">
            Security settings
          </Anchor>
        )}
      </div>
      {isPlatform && <ChooseOwner of={view.of} isUnknown={view.isUnknown} />}
      {about && (
        <>
          <Section title="General">
            <GeneralForm organization={about.organization} state={of('general')} />
          </Section>
          <Section
            title="Look"
            about="Shown to people of yours on the sign-in pages, above every page, and in mails."
          >
            <LogoForm organization={about.organization} state={of('logo', 'remove-logo')} />
            <ColorsForm organization={about.organization} state={of('colors')} />
          </Section>
          <Section title="Signing in">
            <LimitsForm organization={about.organization} state={of('limits')} />
            <PolicyCard policy={about.policy} to={`/admin/security${search}`} />
          </Section>
        </>
      )}
      {!about && !isPlatform && <Text>You are in no organization, so there is nothing to set.</Text>}
    </>
  );
}
