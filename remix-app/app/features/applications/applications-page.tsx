import { Blank, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ApplicationStatus, AuthMethod } from './application-status';
import type { ApplicationList } from './applications.server';
import { applicationsTexts } from './texts/applications';
import { commonTexts } from './texts/common';

/** The applications that sign users in here. */
export function ApplicationsPage({ list }: { list: ApplicationList }) {
  const t = useTexts(applicationsTexts);
  const common = useTexts(commonTexts);
  const { base, search, showsOwner } = list;
  return (
    <ListPage
      {...list}
      title={t('title')}
      about={t('about')}
      action={{ label: t('newApplication'), to: `${base}/new` }}
      isNarrowed={!!search}
      filters={
        <Filters base={base} held={{ search }}>
          <SearchField value={search} placeholder={t('searchPlaceholder')} />
        </Filters>
      }
      columns={[
        {
          label: t('application'),
          cell: ({ id, name, client_id }) => (
            <ItemName to={`${base}/${id}`} name={name}>
              {client_id}
            </ItemName>
          ),
        },
        showsOwner && {
          label: t('organization'),
          cell: ({ owner }) => (owner === null ? t('allOrganizations') : <bdi>{owner}</bdi>),
        },
        { label: t('status'), cell: ({ is_active }) => <ApplicationStatus isActive={is_active} /> },
        {
          label: common('clientAuthentication'),
          cell: ({ token_endpoint_auth_method }) => <AuthMethod method={token_endpoint_auth_method} />,
        },
        { label: t('registered'), cell: ({ created_at }) => <When at={created_at} /> },
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
