import { Code, Group, Text } from '@mantine/core';
import { CopyButton } from '~/components/panel/copy';
import { useTexts } from '~/texts/texts-context';
import { referenceTexts } from './texts/reference';

/** The reference that users give to support. It can be selected, and copied with script. */
export function Reference({ reference }: { reference: string }) {
  const t = useTexts(referenceTexts);
  return (
    <Group gap="xs" wrap="wrap">
      <Text size="sm" span>
        {t.rich('reference', { reference, code: (inner) => <Code dir="ltr">{inner}</Code> })}
      </Text>
      <CopyButton text={reference} of={t('label')} />
    </Group>
  );
}
