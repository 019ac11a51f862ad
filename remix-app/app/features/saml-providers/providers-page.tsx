import { Blank, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import classes from '~/components/list/list.module.css';
import { When } from '~/components/when';
import { ApplicationStatus } from '../applications/application-status';
import { ExpiryBadge } from './expiry-badge';
import type { ProviderList } from './saml-providers.server';

/** The applications that receive our assertions. */
export function ProvidersPage({ list }: { list: ProviderList }) {
  const { base, search, showsOwner } = list;
  return (
    <ListPage
      {...list}
      title="SAML providers"
      about="Enterprise applications that sign people in through Gatehouse by SAML 2.0."
      action={{ label: 'New SAML application', to: `${base}/new` }}
      isNarrowed={!!search}
      filters={
        <Filters base={base} held={{ search }}>
          <SearchField value={search} placeholder="Name or entity ID" />
        </Filters>
      }
      columns={[
        {
          label: 'Application',
          cell: ({ id, name, entity_id }) => (
            <ItemName to={`${base}/${id}`} name={name}>
              {entity_id}
            </ItemName>
          ),
        },
        showsOwner && { label: 'Serves', cell: ({ owner }) => <bdi>{owner ?? 'Everybody'}</bdi> },
        { label: 'Status', cell: ({ is_active }) => <ApplicationStatus isActive={is_active} /> },
        {
          label: 'Its certificate',
          cell: ({ expiry }) =>
            expiry ? <ExpiryBadge expiry={expiry} /> : <span className={classes.quiet}>None</span>,
        },
        { label: 'Registered', cell: ({ created_at }) => <When at={created_at} /> },
      ]}
      noMatch={
        <Blank title="No application matches">Try another part of its name or of its entity ID.</Blank>
      }
      empty={
        <Blank
          title="No SAML applications yet"
          action={{ label: 'Register the first application', to: `${base}/new` }}
        >
          Slack, Salesforce, AWS and many others let people in on the word of an identity provider. Register
          one, and everybody who may use it signs in with the account that they have already.
        </Blank>
      }
    />
  );
}
