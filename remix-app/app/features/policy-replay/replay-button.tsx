import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { replayTexts } from './texts/replay';

const LABELS = { networks: 'buttonNetworks', risk: 'buttonRisk' } as const;

/** A long label takes two lines on a phone. */
const IN_LINES = { label: { whiteSpace: 'normal', lineHeight: 1.3 } } as const;

/** Shows what the form around it, its networks or its actions at risk would do without saving it: its fields go into the address of the page. */
export function ReplayButton({ of }: { of?: keyof typeof LABELS }) {
  const t = useTexts(replayTexts);
  return (
    <Button
      type="submit"
      formMethod="get"
      formNoValidate
      name="replay"
      value={of ?? 'yes'}
      variant="default"
      h="auto"
      mih={36}
      py={6}
      styles={IN_LINES}
      leftSection={<IconUserSearch size={16} stroke={1.8} aria-hidden="true" />}
    >
      {t(of ? LABELS[of] : 'button')}
    </Button>
  );
}
