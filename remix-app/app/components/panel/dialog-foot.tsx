import { Button, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '~/texts/texts-context';
import { routeDialogTexts } from './texts/route-dialog';

interface Props {
  /** Where the way out leads, for a dialog that has an address. */
  cancelTo?: string | null | undefined;
  /** What can be done, the main action last. */
  children: ReactNode;
}

/** The end of a dialog: the way out and the actions, at its end edge. */
export function DialogFoot({ cancelTo, children }: Props) {
  const t = useTexts(routeDialogTexts);
  return (
    <Group justify="flex-end" gap="sm" mt="xs" data-dialog-foot>
      {cancelTo && (
        <Button component={Link} to={cancelTo} variant="subtle" color="gray" preventScrollReset>
          {t('cancel')}
        </Button>
      )}
      {children}
    </Group>
  );
}
