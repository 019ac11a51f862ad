import { Alert, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { directoryConnectTexts } from './texts/connect';

/** A token in the only moment in which anybody can read it. */
export function TokenOnce({ secret }: { secret: string }) {
  const t = useTexts(directoryConnectTexts);
  return (
    <Alert
      role="status"
      color="amber"
      variant="light"
      icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
      title={t('tokenOnce')}
    >
      <div className={panel.grid}>
        <div className={panel.secret}>
          <CopyField label={t('token')} value={secret} />
        </div>
        <Text size="sm">{t('tokenStored')}</Text>
      </div>
    </Alert>
  );
}
