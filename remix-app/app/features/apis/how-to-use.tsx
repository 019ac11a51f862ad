import type { ReactNode } from 'react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { ApiView } from './apis.server';
import { introspectionCommand, tokenCommand } from './commands';
import { apiTexts } from './texts/api';

const code = (inner: ReactNode) => <code>{inner}</code>;

/** What an application sends to get a token, and what the API looks at when one arrives. */
export function HowToUse({ view: { api, owner, provider } }: { view: ApiView }) {
  const t = useTexts(apiTexts);
  if (!provider) return null;
  return (
    <>
      <section className={panel.panel} aria-labelledby="asking">
        <h2 id="asking" className={panel.panelTitle}>
          {t('request')}
        </h2>
        <p className={panel.panelAbout}>{t.rich('requestAbout', { code })}</p>
        <CodeBlock code={tokenCommand(provider.token_endpoint, api)} label={t('requestCommand')} />
      </section>
      <section className={panel.panel} aria-labelledby="checking">
        <h2 id="checking" className={panel.panelTitle}>
          {t('validate')}
        </h2>
        {api.token_format === 'jwt' ? (
          <>
            <p className={panel.panelAbout}>{t.rich('validateJwt', { code })}</p>
            <div className={panel.grid}>
              <CopyField label={t('issuer')} value={provider.issuer} />
              {owner && (
                <CopyField
                  label={t('ownIssuer', { organization: owner.name })}
                  value={owner.issuer}
                  about={t('ownIssuerAbout')}
                />
              )}
              <CopyField label={t('audience')} value={api.identifier} />
              <CopyField label={t('jwks')} value={provider.jwks_uri} />
            </div>
          </>
        ) : (
          <>
            <p className={panel.panelAbout}>{t.rich('validateOpaque', { code })}</p>
            <CodeBlock
              code={introspectionCommand(provider.introspection_endpoint ?? '')}
              label={t('introspectionCommand')}
            />
          </>
        )}
      </section>
    </>
  );
}
