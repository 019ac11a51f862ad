import { VisuallyHidden } from '@mantine/core';
import { FormAlert } from '~/components/forms/form-alert';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { AlertTemplate } from '~/unhydrated/alert-template';
import { ScriptTexts } from '~/unhydrated/script-texts';
import { loginTexts } from './texts/login';

/** The error of the form, and the place where `unhydrated/popup.ts` shows the error of a pop-up. */
export function PopupAlert({ state }: { state: FormState | undefined }) {
  const t = useTexts(loginTexts);
  return (
    <div data-popup-problem>
      <FormAlert state={state} />
      <VisuallyHidden role="status" data-popup-status />
      <AlertTemplate />
      <ScriptTexts
        texts={{
          continueInWindow: t('continueInWindow'),
          windowOpened: t('windowOpened'),
          inThisWindow: t('inThisWindow', { action: '{action}' }),
          popupBlocked: t('popupBlocked'),
          failedToStart: t('failedToStart'),
          cancelled: t('cancelled'),
          stateMismatch: t('stateMismatch'),
          oauthFailed: t('oauthFailed'),
          notCompleted: t('notCompleted'),
        }}
      />
    </div>
  );
}
