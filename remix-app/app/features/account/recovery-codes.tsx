import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconKey } from '@tabler/icons-react';
import { CopyButton } from '~/components/panel/copy';
import classes from './recovery-codes.module.css';

/** The codes in the only moment in which anybody can read them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Alert
      role="status"
      color="amber"
      variant="light"
      icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
      title="Keep these codes now: they are shown this once"
    >
      <Text size="sm">
        If you lose your phone or passkey, each of them lets you in once. Keep them where you keep other
        papers that matter, or in your password manager.
      </Text>
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
          download="gatehouse-recovery-codes.txt"
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        >
          Download
        </Button>
        <CopyButton text={text} of="the recovery codes" />
      </Group>
    </Alert>
  );
}
