import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconKey } from '@tabler/icons-react';
import { CopyButton } from '~/components/panel/copy';
import { useTexts } from '~/texts/texts-context';
import classes from './recovery-codes.module.css';
import { recoveryCodesTexts } from './texts/recovery-codes';

interface Props {
  codes: readonly string[];
  title: string;
  about: string;
  /** Label of the codes, for the copy button. */
  label: string;
  /** Name of the file. */
  file: string;
}

/** Codes that are shown only once. */
export function SealedCodes({ codes, title, about, label, file }: Props) {
  const t = useTexts(recoveryCodesTexts);
  const text = `${codes.join('\n')}\n`;
  return (
    <Alert
      role="status"
      color="amber"
      variant="light"
      icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
      title={title}
    >
      <Text size="sm">{about}</Text>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="sm">
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={file}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        >
          {t('download')}
        </Button>
        <CopyButton text={text} of={label} />
      </Group>
    </Alert>
  );
}
