import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { challengeOf, metadataAddress, metadataOf } from './agents';
import type { ApiView } from './apis.server';
import classes from './connect-agent.module.css';
import { agentTexts } from './texts/agents';

/** What makes an API of an organization usable by AI agents: a rule, a document and a header. */
export function ConnectAgent({ view: { api, owner, registration } }: { view: ApiView }) {
  const t = useTexts(agentTexts);
  const address = metadataAddress(api.identifier);
  if (!owner || !address) return null;
  return (
    <section className={panel.panel} aria-labelledby="agents">
      <h2 id="agents" className={panel.panelTitle}>
        {t('title')}
      </h2>
      <p className={panel.panelAbout}>{t('about')}</p>
      <div className={panel.grid}>
        <div>
          <h3 className={classes.step}>{t('allow')}</h3>
          <div className={panel.note}>
            {registration.isOpen !== null && (
              <Badge color={registration.isOpen ? 'green' : 'gray'} variant="light" tt="none" me="xs">
                {t(registration.isOpen ? 'allowed' : 'notAllowed')}
              </Badge>
            )}
            {t('allowAbout')}{' '}
            <Anchor component={Link} to={registration.to} inherit underline="always">
              {t('openRegistration')}
            </Anchor>
          </div>
        </div>
        <div>
          <h3 className={classes.step}>{t('publish')}</h3>
          <div className={panel.grid}>
            <CopyField label={t('address')} value={address} />
            <CodeBlock code={metadataOf(api, owner.issuer)} label={t('document')} />
          </div>
        </div>
        <div>
          <h3 className={classes.step}>{t('challenge')}</h3>
          <CodeBlock code={challengeOf(address)} label={t('response')} />
        </div>
      </div>
    </section>
  );
}
