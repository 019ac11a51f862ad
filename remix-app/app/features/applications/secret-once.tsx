import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconKey } from '@tabler/icons-react';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { commonTexts } from './texts/common';

interface Props {
  clientId: string;
  secret: string;
}

/** A secret that is shown only once. */
export function SecretOnce({ clientId, secret }: Props) {
  const t = useTexts(commonTexts);
  const file = JSON.stringify({ client_id: clientId, client_secret: secret }, null, 2);
  return (
    <Alert
      role="status"
      color="amber"
      variant="light"
      icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
      title={t('saveSecret')}
    >
      <div className={classes.grid}>
        <div className={classes.secret}>
          <CopyField label={t('clientSecret')} value={secret} />
        </div>
        <Group gap="sm">
          <Button
            component="a"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(`${file}\n`)}`}
            download={`${clientId}.json`}
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          >
            {t('download')}
          </Button>
        </Group>
        <Text size="sm">{t('secretStored')}</Text>
      </div>
    </Alert>
  );
}
