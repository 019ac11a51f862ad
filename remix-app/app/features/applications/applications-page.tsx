import { Blank, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import { When } from '~/components/when';
import { ApplicationStatus, authMethodLabel } from './application-status';
import type { ApplicationList } from './applications.server';

/** The applications that sign people in here. */
export function ApplicationsPage({ list }: { list: ApplicationList }) {
  const { base, search, showsOwner } = list;
  return (
    <ListPage
      {...list}
      title="Applications"
      about="Programs that sign people in through Gatehouse by OAuth 2.0 and OpenID Connect."
      action={{ label: 'New application', to: `${base}/new` }}
      isNarrowed={!!search}
      filters={
        <Filters base={base} held={{ search }}>
          <SearchField value={search} placeholder="Name or client ID" />
        </Filters>
      }
      columns={[
        {
          label: 'Application',
          cell: ({ id, name, client_id }) => (
            <ItemName to={`${base}/${id}`} name={name}>
              {client_id}
            </ItemName>
          ),
        },
        showsOwner && { label: 'Serves', cell: ({ owner }) => <bdi>{owner ?? 'Everybody'}</bdi> },
        { label: 'Status', cell: ({ is_active }) => <ApplicationStatus isActive={is_active} /> },
        {
          label: 'Proves itself',
          cell: ({ token_endpoint_auth_method }) => authMethodLabel(token_endpoint_auth_method),
        },
        { label: 'Registered', cell: ({ created_at }) => <When at={created_at} /> },
      ]}
      noMatch={
        <Blank title="No application matches">Try another part of its name or of its client ID.</Blank>
      }
      empty={
        <Blank
          title="No applications yet"
          action={{ label: 'Register the first application', to: `${base}/new` }}
        >
          Register a program once, and everybody who may use it signs in with the account that they have
          already.
        </Blank>
      }
    />
  );
}
