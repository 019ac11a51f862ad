import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { ReplayResult } from '../policy-replay/replay-result';
import { ColorsForm } from './colors-form';
import { CustomDomain } from './custom-domain';
import { GeneralForm } from './general-form';
import { LanguageForm } from './language-form';
import { LimitsForm } from './limits-form';
import { LogoForm } from './logo-form';
import type { OrganizationView } from './organization.server';
import type { OrganizationState } from './organization-state';
import { PolicyCard } from './policy-card';
import { customDomainTexts } from './texts/custom-domain';
import { organizationTexts } from './texts/organization';
import { ownTexts } from './texts/own-texts';
import { TextsForm } from './texts-form';
import type { Part } from './words';

interface Props {
  view: OrganizationView;
  state: OrganizationState | undefined;
}

/** Settings that the organization's admins can change. */
export function OrganizationPage({ view, state }: Props) {
  const t = useTexts(organizationTexts);
  const own = useTexts(ownTexts);
  const host = useTexts(customDomainTexts);
  const { isPlatform, about } = view;
  const of = (...parts: Part[]) => (state && parts.includes(state.part) ? state : undefined);
  const search = isPlatform && about ? `?of=${about.organization.code}` : '';
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {about && isPlatform ? <bdi>{about.organization.name}</bdi> : t('about')}
          </Text>
        </div>
        {about && (
          <Anchor component={Link} to={`/admin/security${search}`} size="sm">
            {t('securitySettings')}
          </Anchor>
        )}
      </div>
      {isPlatform && <ChooseOwner of={view.of} isUnknown={view.isUnknown} />}
      {about && (
        <>
          <Section title={t('general')}>
            <GeneralForm organization={about.organization} state={of('general')} />
          </Section>
          <Section title={t('branding')} about={t('brandingAbout')}>
            <LogoForm organization={about.organization} state={of('logo', 'remove-logo')} />
            <ColorsForm organization={about.organization} state={of('colors')} />
          </Section>
          <Section title={own('section')} about={own('sectionAbout')}>
            <LanguageForm organization={about.organization} state={of('language')} />
            <TextsForm
              organization={about.organization}
              state={of('texts', 'reset-texts')}
              language={view.textsLanguage}
            />
          </Section>
          <Section title={host('title')} about={host('about')}>
            <CustomDomain
              own={about.customDomain}
              organizationId={about.organization.id}
              state={of('custom-domain', 'check-custom-domain', 'remove-custom-domain')}
            />
          </Section>
          <Section title={t('signIn')}>
            <LimitsForm
              organization={about.organization}
              state={of('limits')}
              tried={about.tried}
              of={view.of}
            />
            {about.replay && <ReplayResult view={about.replay} />}
            <PolicyCard policy={about.policy} to={`/admin/security${search}`} />
          </Section>
        </>
      )}
      {!about && !isPlatform && <Text>{t('noOrganization')}</Text>}
    </>
  );
}
