import type { SignInAttemptDto } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { signInLogTexts } from './texts/log';

/** Whether it succeeded, and the code if it did not. */
export function AttemptBadge({ attempt: { failed, outcome } }: { attempt: SignInAttemptDto }) {
  const t = useTexts(signInLogTexts);
  const Drawing = failed ? IconCircleX : IconCircleCheck;
  return (
    <Badge
      color={failed ? 'red' : 'green'}
      variant="light"
      tt="none"
      maw="100%"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {failed ? <bdi>{outcome}</bdi> : t('success')}
    </Badge>
  );
}
