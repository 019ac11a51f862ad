import { DEVICE_CODE_GRANT } from '@gatehouse/contracts';
import { Alert, Text } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import type { ApplicationView } from './application.server';
import { snippetsOf } from './snippets';

/** What to put into the application, from the discovery document of the running provider. */
export function ConnectTab({ view: { application, owner, provider } }: { view: ApplicationView }) {
  const [query] = useSearchParams();
  if (!provider) {
    return (
      <Alert role="alert" color="amber" variant="light" maw={720}>
        The provider does not tell its addresses at this moment. Try again in a few seconds.
      </Alert>
    );
  }
  const snippets = snippetsOf({
    name: application.name,
    issuer: provider.issuer,
    authorizationEndpoint: provider.authorization_endpoint,
    tokenEndpoint: provider.token_endpoint,
    userinfoEndpoint: provider.userinfo_endpoint,
    clientId: application.client_id,
    redirectUri: application.redirect_uris[0] ?? 'https://app.example.com/callback',
    scopes: application.scopes,
    authMethod: application.token_endpoint_auth_method,
    grants: application.grant_types,
    deviceEndpoint: provider.device_authorization_endpoint ?? '',
    resource: application.resources[0]?.resource ?? null,
  });
  const isOwn = query.get('issuer') === 'own';
  const snippet = snippets.find(({ key }) => key === query.get('for')) ?? snippets[0];
  return (
    <>
      <section className={classes.panel} style={{ maxWidth: 960 }} aria-labelledby="addresses">
        <h2 id="addresses" className={classes.panelTitle}>
          Addresses
        </h2>
        <p className={classes.panelAbout}>
          Most libraries need the issuer and the client ID and find the rest themselves.
        </p>
        {owner && <Issuers owner={owner} isOwn={isOwn} />}
        <div className={classes.columns}>
          <CopyField label="Issuer" value={provider.issuer} />
          <CopyField label="Client ID" value={application.client_id} />
          <CopyField label="Discovery" value={`${provider.issuer}/.well-known/openid-configuration`} />
          <CopyField label="Authorization" value={provider.authorization_endpoint} />
          <CopyField label="Token" value={provider.token_endpoint} />
          <CopyField label="Userinfo" value={provider.userinfo_endpoint} />
          <CopyField label="Keys (JWKS)" value={provider.jwks_uri} />
          {provider.device_authorization_endpoint && application.grant_types.includes(DEVICE_CODE_GRANT) && (
            <CopyField label="Device" value={provider.device_authorization_endpoint} />
          )}
          {provider.end_session_endpoint && (
            <CopyField label="Sign-out" value={provider.end_session_endpoint} />
          )}
        </div>
      </section>
      <section className={classes.panel} style={{ maxWidth: 960 }} aria-labelledby="snippets">
        <h2 id="snippets" className={classes.panelTitle}>
          Ready settings
        </h2>
        <p className={classes.panelAbout}>
          For libraries and for applications that many use. The secret stays out: each reads it from the
          environment.
        </p>
        <nav aria-label="Settings for" className={classes.snippetLinks}>
          {snippets.map(({ key, label }) => (
            <Link
              key={key}
              to={`?${new URLSearchParams({ tab: 'connect', for: key, ...(isOwn && { issuer: 'own' }) })}`}
              aria-current={key === snippet?.key ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          ))}
        </nav>
        {snippet && (
          <>
            <CodeBlock code={snippet.code} label={`Settings for ${snippet.label}`} />
            <Text className={classes.note}>{snippet.note}</Text>
          </>
        )}
      </section>
    </>
  );
}

/** Two issuers know the application of a tenant; it is configured with one of them. */
function Issuers({ owner, isOwn }: { owner: string; isOwn: boolean }) {
  return (
    <>
      <nav aria-label="Issuer" className={classes.snippetLinks} style={{ marginBottom: 8 }}>
        <Link to="?tab=connect" aria-current={isOwn ? undefined : 'true'} preventScrollReset>
          Shared issuer
        </Link>
        <Link to="?tab=connect&issuer=own" aria-current={isOwn ? 'true' : undefined} preventScrollReset>
          Issuer of {owner}
        </Link>
      </nav>
      <p className={classes.panelAbout}>
        {isOwn
          ? `With keys of its own: the application trusts tokens of ${owner} and of nobody else.`
          : 'The same for every organization. The application still signs in people of its own organization only.'}
      </p>
    </>
  );
}
