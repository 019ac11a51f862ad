import { Button, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '~/texts/texts-context';
import { routeDialogTexts } from './texts/route-dialog';

interface Props {
  /** Target of the cancel link, for a dialog with its own URL. */
  cancelTo?: string | null | undefined;
  /** The actions, the primary one last. */
  children: ReactNode;
}

/** The footer of a dialog: cancel and the actions, at its end edge. */
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
