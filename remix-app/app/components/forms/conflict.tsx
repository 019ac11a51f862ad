import { Alert, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import type { Difference } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './conflict.module.css';
import { conflictTexts } from './texts/conflict';

/** Another user saved first: shows the current values beside those that this user entered. */
export function Conflict({
  differences,
  what = 'application',
}: {
  differences: readonly Difference[];
  /** The kind of object with the conflict. */
  what?: 'application' | 'api' | 'organization' | 'policy' | 'tenant';
}) {
  const t = useTexts(conflictTexts);
  return (
    <Alert
      role="alert"
      color="amber"
      variant="light"
      icon={<IconGitMerge size={20} stroke={1.6} aria-hidden="true" />}
      title={t('title', { what })}
    >
      <Text size="sm" mb="xs">
        {t(differences.length > 0 ? 'differs' : 'same')}
      </Text>
      {differences.length > 0 && (
        <table className={classes.conflict}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('yours')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, now, yours }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{now || t('empty')}</td>
                <td>{yours || t('empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Alert>
  );
}
