import { Modal } from '@mantine/core';
import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '~/texts/texts-context';
import { useReturnedFocus } from '../shell/focus-after-navigation';
import { DIALOG_TITLE } from './dialog-title';
import { routeDialogTexts } from './texts/route-dialog';

interface Props {
  title: string;
  /** Target of the close link. */
  closesTo: string;
  children: ReactNode;
}

/**
 * A page shown as a dialog over its parent page. It is part of the server's document, so it works without script, where
 * a link closes it.
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
      // Its position in the document must not determine its position on the screen.
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
