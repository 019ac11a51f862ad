import { Alert, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { directoryConnectTexts } from './texts/connect';

/** An OAuth client in the only moment in which anybody can read its secret. */
export function ClientOnce({ clientId, secret }: { clientId: string; secret: string }) {
  const t = useTexts(directoryConnectTexts);
  return (
    <Alert
      role="status"
      color="amber"
      variant="light"
      icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
      title={t('clientOnce')}
    >
      <div className={panel.grid}>
        <CopyField label={t('clientId')} value={clientId} />
        <div className={panel.secret}>
          <CopyField label={t('clientSecret')} value={secret} />
        </div>
        <Text size="sm">{t('clientStored')}</Text>
      </div>
    </Alert>
  );
}
