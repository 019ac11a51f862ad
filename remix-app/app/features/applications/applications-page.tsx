import { APPLICATION_KINDS } from '@gatehouse/contracts';
import { Anchor, NativeSelect } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import classes from '~/components/list/list.module.css';
import { RowLink, RowMenu } from '~/components/list/row-menu';
import { listTexts } from '~/components/list/texts/list';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { ApplicationStatus } from './application-status';
import type { ApplicationList, ListedApplication } from './applications.server';
import { ExpiryBadge } from './expiry-badge';
import { Mark } from './mark';
import marks from './mark.module.css';
import { applicationsTexts } from './texts/applications';
import { commonTexts } from './texts/common';
import { kindTexts } from './texts/kinds';

/** Everything that users and machines sign in to: OpenID clients and SAML service providers. */
export function ApplicationsPage({ list }: { list: ApplicationList }) {
  const t = useTexts(applicationsTexts);
  const kinds = useTexts(kindTexts);
  const rows = useTexts(listTexts);
  const { base, search, kind, status, showsOwner } = list;
  return (
    <ListPage
      {...list}
      title={t('title')}
      about={t('about')}
      action={{ label: t('newApplication'), to: `${base}/new` }}
      above={
        <Anchor component={Link} to={`${base}/registration`} size="sm">
          {t('clientRegistration')}
        </Anchor>
      }
      isNarrowed={!!(search || kind || status)}
      filters={<ApplicationFilters list={list} />}
      columns={[
        {
          label: t('application'),
          cell: ({ name, identifier, mark, logo_url, to, is_demo: isDemo }) => (
            <div className={marks.named}>
              <Mark mark={mark} logoUrl={logo_url} name={name} />
              <ItemName to={to} name={name} isDemo={isDemo}>
                {identifier}
              </ItemName>
            </div>
          ),
        },
        showsOwner && {
          label: t('organization'),
          cell: ({ tenant_name }) =>
            tenant_name === null ? t('allOrganizations') : <bdi>{tenant_name}</bdi>,
        },
        { label: t('kind'), cell: ({ kind }) => kinds(kind) },
        { label: t('status'), cell: (application) => <Status application={application} /> },
        {
          label: t('lastSignIn'),
          cell: ({ last_sign_in_at: at }) =>
            at ? <When at={at} /> : <span className={classes.quiet}>{t('noSignIn')}</span>,
        },
        {
          label: t('failures'),
          isNumber: true,
          cell: (application) => <Failures application={application} />,
        },
        { label: t('registered'), cell: ({ created_at }) => <When at={created_at} /> },
        {
          label: rows('actions'),
          isAction: true,
          cell: (application) => <ApplicationMenu application={application} />,
        },
      ]}
      noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
      empty={
        <Blank title={t('none')} action={{ label: t('registerFirst'), to: `${base}/new` }}>
          {t('noneAbout')}
        </Blank>
      }
    />
  );
}

function ApplicationMenu({ application: { name, to, eventsTo } }: { application: ListedApplication }) {
  const t = useTexts(listTexts);
  return (
    <RowMenu name={name}>
      <RowLink to={to}>{t('open')}</RowLink>
      <RowLink to={`${to}?tab=try`}>{t('testSignIn')}</RowLink>
      <RowLink to={eventsTo}>{t('auditLog')}</RowLink>
    </RowMenu>
  );
}

function ApplicationFilters({ list: { base, search, kind, status } }: { list: ApplicationList }) {
  const t = useTexts(applicationsTexts);
  const common = useTexts(commonTexts);
  const kinds = useTexts(kindTexts);
  return (
    <Filters base={base} held={{ search, kind, status }}>
      <SearchField value={search} placeholder={t('searchPlaceholder')} />
      <NativeSelect
        name="kind"
        label={t('kind')}
        defaultValue={kind ?? ''}
        data={[
          { value: '', label: t('anyKind') },
          ...APPLICATION_KINDS.map((value) => ({ value, label: kinds(value) })),
        ]}
      />
      <NativeSelect
        name="status"
        label={t('status')}
        defaultValue={status ?? ''}
        data={[
          { value: '', label: t('anyStatus') },
          { value: 'active', label: common('active') },
          { value: 'disabled', label: common('disabled') },
        ]}
      />
    </Filters>
  );
}

/** With the certificate, once its expiry requires attention. */
function Status({ application: { is_active, expiry } }: { application: ListedApplication }) {
  return (
    <div className={marks.badges}>
      <ApplicationStatus isActive={is_active} />
      {expiry && expiry.within !== null && <ExpiryBadge expiry={expiry} />}
    </div>
  );
}

function Failures({ application: { failures, failuresTo } }: { application: ListedApplication }) {
  const { number } = useFormats();
  if (failures === 0) return <span className={classes.quiet}>{number(0)}</span>;
  return (
    <Anchor component={Link} to={failuresTo} size="sm" c="var(--mantine-color-error)">
      {number(failures)}
    </Anchor>
  );
}
