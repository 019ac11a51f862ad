import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import type { ApiView } from './apis.server';
import { introspectionCommand, tokenCommand } from './commands';

/** What an application sends to get a token, and what the API looks at when one arrives. */
export function HowToUse({ view: { api, owner, provider } }: { view: ApiView }) {
  if (!provider) return null;
  return (
    <>
      <section className={panel.panel} aria-labelledby="asking">
        <h2 id="asking" className={panel.panelTitle}>
          How an application asks for a token
        </h2>
        <p className={panel.panelAbout}>
          Choose this API and its scopes at the application, under Settings. A machine then asks like this;
          where a person signs in, <code>resource</code> and <code>scope</code> stand in the authorization
          request.
        </p>
        <CodeBlock code={tokenCommand(provider.token_endpoint, api)} label="Command that asks for a token" />
      </section>
      <section className={panel.panel} aria-labelledby="checking">
        <h2 id="checking" className={panel.panelTitle}>
          What the API checks
        </h2>
        {api.token_format === 'jwt' ? (
          <>
            <p className={panel.panelAbout}>
              The signature by our keys, then that <code>iss</code> and <code>aud</code> are these values,
              that <code>exp</code> has not passed, and that <code>scope</code> has what the request needs. A
              library for OAuth 2.0 resource servers does it all from the issuer alone.
            </p>
            <div className={panel.grid}>
              <CopyField label="Issuer (iss)" value={provider.issuer} />
              {owner && (
                <CopyField
                  label={`Issuer of ${owner.name}`}
                  value={owner.issuer}
                  about="For applications that were connected to it instead."
                />
              )}
              <CopyField label="Audience (aud)" value={api.identifier} />
              <CopyField label="Keys (JWKS)" value={provider.jwks_uri} />
            </div>
          </>
        ) : (
          <>
            <p className={panel.panelAbout}>
              The API asks us about each token, with a client ID and a secret of its own, and goes on only
              where <code>active</code> is true, <code>aud</code> is its identifier and <code>scope</code> has
              what the request needs.
            </p>
            <CodeBlock
              code={introspectionCommand(provider.introspection_endpoint ?? '')}
              label="Command that asks about a token"
            />
          </>
        )}
      </section>
    </>
  );
}
