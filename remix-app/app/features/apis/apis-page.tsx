import { Blank, Filters, ItemName, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import classes from '~/components/list/list.module.css';
import { RowLink, RowMenu } from '~/components/list/row-menu';
import { listTexts } from '~/components/list/texts/list';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { ApiList } from './apis.server';
import { apisTexts } from './texts/apis';
import { fieldTexts } from './texts/fields';
import { TOKEN_FORMATS } from './token-format';

/** The APIs that applications get access tokens for. */
export function ApisPage({ list }: { list: ApiList }) {
  const t = useTexts(apisTexts);
  const fields = useTexts(fieldTexts);
  const rows = useTexts(listTexts);
  const { base, showsOwner, of, isUnknown } = list;
  return (
    <ListPage
      {...list}
      title={t('title')}
      about={t('about')}
      action={{ label: t('newApi'), to: `${base}/new` }}
      isNarrowed={!!of}
      filters={
        showsOwner && (
          <Filters base={base} held={{ of }} submit={t('show')}>
            <OwnerField value={of} />
          </Filters>
        )
      }
      columns={[
        {
          label: t('api'),
          cell: ({ id, name, identifier }) => (
            <ItemName to={`${base}/${id}`} name={name}>
              {identifier}
            </ItemName>
          ),
        },
        showsOwner && {
          label: t('owner'),
          cell: ({ tenant_name }) => (tenant_name === null ? t('platform') : <bdi>{tenant_name}</bdi>),
        },
        {
          label: fields('accessTokens'),
          cell: ({ token_format }) => (
            <div>
              {fields(TOKEN_FORMATS[token_format].short)}
              <div className={classes.quiet}>{fields(TOKEN_FORMATS[token_format].life)}</div>
            </div>
          ),
        },
        { label: fields('scopes'), cell: ({ scopes }) => <Scopes scopes={scopes} /> },
        { label: t('registered'), cell: ({ created_at }) => <When at={created_at} /> },
        {
          label: rows('actions'),
          isAction: true,
          cell: ({ id, name, eventsTo }) => (
            <RowMenu name={name}>
              <RowLink to={`${base}/${id}`}>{rows('open')}</RowLink>
              <RowLink to={eventsTo}>{rows('auditLog')}</RowLink>
            </RowMenu>
          ),
        },
      ]}
      noMatch={
        <Blank title={t('noMatch')} action={{ label: t('registerApi'), to: `${base}/new` }}>
          {t('noMatchAbout')}
        </Blank>
      }
      empty={
        <Blank title={t('none')} action={{ label: t('registerFirst'), to: `${base}/new` }}>
          {t('noneAbout')}
        </Blank>
      }
    >
      {isUnknown && <UnknownOwner of={of} />}
    </ListPage>
  );
}

const SHOWN = 3;

function Scopes({ scopes }: { scopes: readonly string[] }) {
  const t = useTexts(apisTexts);
  if (scopes.length === 0) return <span className={classes.quiet}>{t('noScopes')}</span>;
  const more = scopes.length - SHOWN;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {scopes.slice(0, SHOWN).map((scope) => (
        <div key={scope}>
          <code style={{ fontSize: 13 }}>{scope}</code>
        </div>
      ))}
      {more > 0 && <div className={classes.quiet}>{t('moreScopes', { count: more })}</div>}
    </div>
  );
}
