import { Blank, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import classes from '~/components/list/list.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ApplicationStatus } from '../applications/application-status';
import { ExpiryBadge } from './expiry-badge';
import type { ProviderList } from './saml-providers.server';
import { providersTexts } from './texts/providers';

/** The applications that receive our assertions. */
export function ProvidersPage({ list }: { list: ProviderList }) {
  const t = useTexts(providersTexts);
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
          cell: ({ id, name, entity_id }) => (
            <ItemName to={`${base}/${id}`} name={name}>
              {entity_id}
            </ItemName>
          ),
        },
        showsOwner && {
          label: t('organization'),
          cell: ({ owner }) => (owner === null ? t('allOrganizations') : <bdi>{owner}</bdi>),
        },
        { label: t('status'), cell: ({ is_active }) => <ApplicationStatus isActive={is_active} /> },
        {
          label: t('certificate'),
          cell: ({ expiry }) =>
            expiry ? (
              <ExpiryBadge expiry={expiry} />
            ) : (
              <span className={classes.quiet}>{t('noCertificate')}</span>
            ),
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
