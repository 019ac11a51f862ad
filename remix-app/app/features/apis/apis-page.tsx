import { Blank, Filters, ItemName, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import classes from '~/components/list/list.module.css';
import { When } from '~/components/when';
import type { ApiList } from './apis.server';
import { TOKEN_FORMATS } from './token-format';

/** The APIs that applications get access tokens for. */
export function ApisPage({ list }: { list: ApiList }) {
  const { base, showsOwner, of, isUnknown } = list;
  return (
    <ListPage
      {...list}
      title="APIs"
      about="Services of your own that applications call with an access token from Gatehouse."
      action={{ label: 'New API', to: `${base}/new` }}
      isNarrowed={!!of}
      filters={
        showsOwner && (
          <Filters base={base} held={{ of }} submit="Show">
            <OwnerField value={of} />
          </Filters>
        )
      }
      columns={[
        {
          label: 'API',
          cell: ({ id, name, identifier }) => (
            <ItemName to={`${base}/${id}`} name={name}>
              {identifier}
            </ItemName>
          ),
        },
        showsOwner && { label: 'Belongs to', cell: ({ owner }) => <bdi>{owner ?? 'The platform'}</bdi> },
        {
          label: 'Access tokens',
          cell: ({ token_format }) => (
            <div>
              {TOKEN_FORMATS[token_format].short}
              <div className={classes.quiet}>{TOKEN_FORMATS[token_format].life}</div>
            </div>
          ),
        },
        { label: 'Scopes', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
        { label: 'Registered', cell: ({ created_at }) => <When at={created_at} /> },
      ]}
      noMatch={
        <Blank title="No API there" action={{ label: 'Register an API', to: `${base}/new` }}>
          This organization has registered none yet.
        </Blank>
      }
      empty={
        <Blank title="No APIs yet" action={{ label: 'Register the first API', to: `${base}/new` }}>
          Register a service of yours, name what can be done there, and choose at each application which of it
          the application may ask for.
        </Blank>
      }
    >
      {isUnknown && <UnknownOwner of={of} what="the APIs of all" />}
    </ListPage>
  );
}

const SHOWN = 3;

function Scopes({ scopes }: { scopes: readonly string[] }) {
  if (scopes.length === 0) return <span className={classes.quiet}>None</span>;
  const more = scopes.length - SHOWN;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {scopes.slice(0, SHOWN).map((scope) => (
        <div key={scope}>
          <code style={{ fontSize: 13 }}>{scope}</code>
        </div>
      ))}
      {more > 0 && <div className={classes.quiet}>and {more} more</div>}
    </div>
  );
}
