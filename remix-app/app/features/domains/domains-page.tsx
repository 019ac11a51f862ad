import { Anchor, NativeSelect } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { Blank, Filters, ItemName, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { RowButton, RowLink, RowMenu } from '~/components/list/row-menu';
import { listTexts } from '~/components/list/texts/list';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { isFull, PlanRoom } from '../plans/plan-room';
import { AUTO_JOINS, DomainStatusBadge } from './domain-status';
import type { DomainList } from './domains.server';
import { domainLabels } from './texts/labels';
import { domainListTexts } from './texts/list';

const STATUSES = ['pending', 'active', 'inactive'] as const;

/** The email domains of an organization, or of all, and whether each is verified. */
export function DomainsPage({ list, state }: { list: DomainList; state: FormState | undefined }) {
  const { base, showsOwner, status, of, isUnknown, usage, tenantId } = list;
  const full = isFull(usage, 'domains');
  const t = useTexts(domainListTexts);
  const label = useTexts(domainLabels);
  const rows = useTexts(listTexts);
  const statuses = [
    { value: '', label: t('anyStatus') },
    ...STATUSES.map((value) => ({ value, label: label(value) })),
  ];
  return (
    <ListPage
      {...list}
      title={t('title')}
      about={showsOwner ? t('aboutAll') : t('about')}
      {...(!full && { action: { label: t('claim'), to: `${base}/new` } })}
      isNarrowed={!!(status || of)}
      filters={
        <Filters base={base} held={{ status, of }} submit={t('show')}>
          {showsOwner && <OwnerField value={of} />}
          <NativeSelect name="status" label={t('status')} defaultValue={status ?? ''} data={statuses} />
        </Filters>
      }
      columns={[
        {
          label: t('domain'),
          cell: ({ id, displayName, domain }) => (
            <ItemName to={`${base}/${id}`} name={displayName}>
              {displayName !== domain && domain}
            </ItemName>
          ),
        },
        showsOwner && { label: t('organization'), cell: ({ owner }) => <bdi>{owner ?? t('deleted')}</bdi> },
        { label: t('status'), cell: ({ status }) => <DomainStatusBadge status={status} /> },
        {
          label: t('signInMethod'),
          cell: ({ ssoProvider }) => (ssoProvider ? SSO_PROVIDERS[ssoProvider].name : t('password')),
        },
        { label: t('joining'), cell: ({ autoJoin }) => label(AUTO_JOINS[autoJoin].short) },
        {
          label: t('lastCheck'),
          cell: ({ lastCheck }) => (lastCheck ? <When at={lastCheck.at} /> : t('notYet')),
        },
        {
          label: rows('actions'),
          isAction: true,
          cell: ({ id, displayName, eventsTo }) => (
            <RowMenu name={displayName}>
              <RowLink to={`${base}/${id}`}>{rows('open')}</RowLink>
              <RowLink to={eventsTo}>{rows('auditLog')}</RowLink>
              <Form method="post" isDraft={false} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <RowButton value="check">{rows('checkNow')}</RowButton>
              </Form>
            </RowMenu>
          ),
        },
      ]}
      noMatch={
        <Blank title={t('noMatch')}>
          {t.rich('noMatchHelp', {
            link: (inner) => (
              <Anchor component={Link} to={base} size="sm" underline="always">
                {inner}
              </Anchor>
            ),
          })}
        </Blank>
      }
      empty={
        <Blank title={t('empty')} action={{ label: t('claimFirst'), to: `${base}/new` }}>
          {t('emptyHelp')}
        </Blank>
      }
    >
      <FormAlert state={state} />
      <PlanRoom usage={usage} what="domains" action={t('claim')} tenantId={tenantId} />
      {isUnknown && <UnknownOwner of={of} />}
    </ListPage>
  );
}
