import { DIRECTORY_BOUNDS, type DirectoryTokenDto } from '@gatehouse/contracts';
import { Group, NativeSelect, Stack } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { LinesField } from '~/components/forms/lines-field';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ClientOnce } from './client-once';
import { ClientValues } from './client-values';
import { CLIENT_NAMES, DIRECTORY_CLIENTS, withToken } from './directory-guides';
import { type PartProps, partPath } from './directory-view';
import { GuidePanel } from './guide-panel';
import { directoryConnectTexts } from './texts/connect';
import { directoryTabTexts } from './texts/tab';
import { TokenOnce } from './token-once';

/** What the directory needs: the address, a token, and the guide of its console. */
export function SetUpPart({ id, view: { directory, setUp }, state }: PartProps) {
  const t = useTexts(directoryTabTexts);
  const shared = useTexts(directoryConnectTexts);
  if (!setUp) return null;
  return (
    <>
      {(state?.secret || state?.createdClient) && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          {state.secret && <TokenOnce secret={state.secret} />}
          {state.createdClient && <ClientOnce {...state.createdClient} />}
        </div>
      )}
      <section className={panel.panel} aria-labelledby="tokens">
        <div className={panel.grid}>
          <CopyField label={shared('address')} value={directory.baseUrl} about={shared('addressAbout')} />
        </div>
        <h2 id="tokens" className={panel.panelTitle} style={{ marginTop: 20 }}>
          {t('tokens')}
        </h2>
        <p className={panel.panelAbout}>{t('tokensAbout')}</p>
        <Tokens id={id} tokens={setUp.tokens} />
        {setUp.tokens.length < DIRECTORY_BOUNDS.tokens && (
          <NewToken id={id} state={state} isSecond={setUp.tokens.length > 0} />
        )}
      </section>
      <section className={panel.panel} aria-labelledby="guide">
        <h2 id="guide" className={panel.panelTitle}>
          {shared('guide')}
        </h2>
        <nav aria-label={shared('guideOf')} className={panel.snippetLinks}>
          {DIRECTORY_CLIENTS.map((client) => (
            <Link
              key={client}
              to={partPath('set-up', { client })}
              aria-current={client === setUp.client ? 'true' : undefined}
              preventScrollReset
            >
              {CLIENT_NAMES[client] ?? shared('clientOther')}
            </Link>
          ))}
        </nav>
        <GuidePanel client={setUp.client} guide={withToken(setUp.guide, state?.secret ?? null)} />
        {setUp.clientValues && <ClientValues client={setUp.client} values={setUp.clientValues} />}
      </section>
    </>
  );
}

function Tokens({ id, tokens }: { id: string; tokens: readonly DirectoryTokenDto[] }) {
  const t = useTexts(directoryTabTexts);
  if (tokens.length === 0) return <p className={panel.note}>{t('noTokens')}</p>;
  return (
    <ul className={panel.secrets}>
      {tokens.map((token) => (
        <li key={token.id}>
          <Token {...token} />
          <Disclosure summary={t('revoke')} isDangerous>
            <p className={panel.note}>{t('revokeAbout')}</p>
            <Form method="post">
              <SubmitButton
                intent={`directory-revoke:${id}:${token.id}`}
                color="red"
                size="compact-sm"
                aria-label={
                  token.clientId
                    ? t('revokeOfClient', { clientId: token.clientId })
                    : t('revokeOf', { hint: token.hint })
                }
              >
                {t('revoke')}
              </SubmitButton>
            </Form>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function Token({ clientId, hint, createdAt, expiresAt, lastUsedAt, networks }: DirectoryTokenDto) {
  const t = useTexts(directoryTabTexts);
  return (
    <>
      {clientId && <code dir="ltr">{clientId}</code>}
      <code dir="ltr">
        {'•'.repeat(8)}
        {hint}
      </code>
      <span>{t.rich('tokenCreated', { at: <When at={createdAt} /> })}</span>
      <span>{expiresAt ? t.rich('tokenExpires', { at: <When at={expiresAt} /> }) : t('tokenNoExpiry')}</span>
      <span>{lastUsedAt ? t.rich('tokenUsed', { at: <When at={lastUsedAt} /> }) : t('tokenUnused')}</span>
      {networks.length > 0 && (
        <span>{t.rich('tokenNetworks', { networks: <bdi dir="ltr">{networks.join(', ')}</bdi> })}</span>
      )}
    </>
  );
}

const EXPIRIES = [90, 180, 365, 730];

function NewToken({ id, state, isSecond }: Pick<PartProps, 'id' | 'state'> & { isSecond: boolean }) {
  const t = useTexts(directoryTabTexts);
  const shared = useTexts(directoryConnectTexts);
  return (
    <Form method="post" noValidate>
      <Stack gap="md">
        <NativeSelect
          name="expiresInDays"
          label={t('expiry')}
          defaultValue={state?.values.expiresInDays ?? '365'}
          data={[
            ...EXPIRIES.map((count) => ({ value: String(count), label: t('inDays', { count }) })),
            { value: '', label: t('never') },
          ]}
          maw={320}
        />
        <LinesField
          name="networks"
          label={t('networks')}
          description={t('networksAbout')}
          value={state?.values.networks ?? ''}
          error={state?.errors.networks}
          placeholder="203.0.113.0/24"
        />
        <Group gap="sm">
          <SubmitButton intent={`directory-token:${id}`} variant={isSecond ? 'default' : 'filled'}>
            {t(isSecond ? 'rotateToken' : 'createToken')}
          </SubmitButton>
          <SubmitButton intent={`directory-client:${id}`} variant="default">
            {shared('createClient')}
          </SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
