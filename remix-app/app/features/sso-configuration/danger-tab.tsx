import panel from '~/components/panel/panel.module.css';
import { useFormats, useTexts } from '~/texts/texts-context';
import { DeleteConfiguration } from './delete-configuration';
import { EnableSwitch } from './enable-switch';
import type { ConfigurationState, ListedConfiguration } from './sso-configurations.server';
import { connectionPageTexts } from './texts/page';

interface Props {
  configuration: ListedConfiguration;
  state: ConfigurationState | undefined;
  /** Sessions that end with the connection. */
  openSessions: number;
}

/** Disables or deletes the connection. */
export function DangerTab({ configuration, state, openSessions }: Props) {
  const t = useTexts(connectionPageTexts);
  const formats = useFormats();
  const { isEnabled, domains } = configuration;
  return (
    <>
      <section className={panel.panel} aria-labelledby="switch">
        <h2 id="switch" className={panel.panelTitle}>
          {t(isEnabled ? 'disableTitle' : 'disabledTitle')}
        </h2>
        <p className={panel.panelAbout}>
          {!isEnabled
            ? t('disabledAbout')
            : domains.length > 0
              ? t('disableAboutDomains', { domains: formats.list(domains) })
              : t('disableAbout')}
        </p>
        {isEnabled && <p className={panel.panelAbout}>{t('sessionsEnd', { count: openSessions })}</p>}
        <EnableSwitch configuration={configuration} hasSeen />
      </section>
      <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="delete">
        <h2 id="delete" className={panel.panelTitle}>
          {t('delete')}
        </h2>
        <p className={panel.panelAbout}>
          {t('deleteAbout')} {t('sessionsEnd', { count: openSessions })}
        </p>
        <DeleteConfiguration configuration={configuration} state={state} />
      </section>
    </>
  );
}
