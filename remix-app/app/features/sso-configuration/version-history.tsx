import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import styles from './sso-configuration.module.css';
import type { ListedConfiguration } from './sso-configurations.server';
import type { ConfigurationHistory } from './sso-history.server';
import { connectionTexts } from './texts/connection';

interface Props {
  configuration: ListedConfiguration;
  /** Null while it is not asked for. */
  history: ConfigurationHistory | null;
}

/** Every save: who, when and what changed, with the way back to it. */
export function VersionHistory({ configuration, history }: Props) {
  const t = useTexts(connectionTexts);
  const { id, version, managedBySettings } = configuration;
  if (!history) {
    return (
      <Anchor component={Link} to={`?history=${id}#h-${id}`} size="sm" preventScrollReset id={`h-${id}`}>
        {t('showHistory')}
      </Anchor>
    );
  }
  return (
    <div id={`h-${id}`}>
      <h3 className={styles.partTitle}>{t('history')}</h3>
      <ol className={styles.versions}>
        {history.versions.map(({ number, changedAt, by, changes, isCurrent }) => (
          <li key={number}>
            <div className={styles.versionHead}>
              <strong>{t('version', { number })}</strong>
              {isCurrent && (
                <Badge variant="light" color="brand" tt="none" size="sm">
                  {t('current')}
                </Badge>
              )}
              <span className={styles.quiet}>
                {t.rich('byAt', { by: <bdi>{by}</bdi>, at: <When at={changedAt} /> })}
              </span>
              {!isCurrent && !managedBySettings && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="version" value={version} />
                  <SubmitButton
                    intent={`restore:${id}:${number}`}
                    variant="default"
                    size="compact-sm"
                    aria-label={t('restoreVersion', { number })}
                  >
                    {t('restore')}
                  </SubmitButton>
                </Form>
              )}
            </div>
            <ul className={styles.changes}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {history.next && (
        <Anchor component={Link} to={history.next} size="sm" preventScrollReset>
          {t('older')}
        </Anchor>
      )}
    </div>
  );
}
