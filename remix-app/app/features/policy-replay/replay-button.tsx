import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { replayTexts } from './texts/replay';

/** `application-0` is the first application of the form. */
type Part = 'networks' | 'risk' | `application-${number}`;

/** A long label takes two lines on a phone. */
const IN_LINES = { label: { whiteSpace: 'normal', lineHeight: 1.3 } } as const;

/**
 * Shows what the form around it, its networks, its actions at risk or the networks of one of its applications would do
 * without saving it: its fields go into the address of the page.
 */
export function ReplayButton({ of }: { of?: Part }) {
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
      {t(labelOf(of))}
    </Button>
  );
}

function labelOf(of: Part | undefined) {
  if (!of) return 'button';
  return of === 'risk' ? 'buttonRisk' : 'buttonNetworks';
}
