import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { replayTexts } from './texts/replay';

const LABELS = { networks: 'buttonNetworks', risk: 'buttonRisk' } as const;

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
      leftSection={<IconUserSearch size={16} stroke={1.8} aria-hidden="true" />}
    >
      {t(of ? LABELS[of] : 'button')}
    </Button>
  );
}
