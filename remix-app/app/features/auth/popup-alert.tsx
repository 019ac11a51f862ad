import { Button, Stack } from '@mantine/core';
import { FormAlert } from '~/components/forms/form-alert';
import { useTexts } from '~/texts/texts-context';
import { loginTexts } from './texts/login';
import type { PopupSignIn } from './use-popup-sign-in';

/** Why a pop-up came to nothing, and the way without one. */
export function PopupAlert({ popup: { problem, instead } }: { popup: PopupSignIn }) {
  const t = useTexts(loginTexts);
  return (
    <Stack gap="xs">
      <FormAlert state={problem ?? undefined} />
      {instead && (
        <Button type="submit" name="intent" value={instead.intent} formNoValidate variant="light" fullWidth>
          {t('inThisWindow', { action: instead.label })}
        </Button>
      )}
    </Stack>
  );
}
