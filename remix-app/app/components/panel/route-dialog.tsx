import { Modal } from '@mantine/core';
import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '~/texts/texts-context';
import { useReturnedFocus } from '../shell/focus-after-navigation';
import { DIALOG_TITLE } from './dialog-title';
import { routeDialogTexts } from './texts/route-dialog';

interface Props {
  title: string;
  /** Where closing leads. */
  closesTo: string;
  children: ReactNode;
}

/**
 * A page that is shown as a dialog over the page that it belongs to. It is part of the document that the server
 * sends, so it needs no script to be there; without script it is left by a link of its own.
 */
export function RouteDialog({ title, closesTo, children }: Props) {
  const t = useTexts(routeDialogTexts);
  const navigate = useNavigate();
  useReturnedFocus();
  return (
    <Modal.Root
      opened
      onClose={() => navigate(closesTo, { preventScrollReset: true })}
      size={640}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      // Where it stands in the document must not decide where it is on the screen.
      styles={{ inner: { insetInlineStart: 0 }, title: DIALOG_TITLE }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
