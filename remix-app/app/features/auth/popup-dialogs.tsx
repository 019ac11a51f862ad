import { Group, Modal } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { PlanDialog } from './plan-dialog';
import { loginTexts } from './texts/login';
import type { PopupSignIn } from './use-popup-sign-in';
import { VerifiedAccount, VerifiedMark } from './verified-account';

/** What follows a pop-up that came back well. */
export function PopupDialogs({ popup: { verified, choosesPlan } }: { popup: PopupSignIn }) {
  const t = useTexts(loginTexts);
  if (choosesPlan) return <PlanDialog />;
  if (!verified) return null;
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={
        <Group gap="md">
          <VerifiedMark />
          <strong>{t('verified')}</strong>
        </Group>
      }
      padding="lg"
      radius="lg"
      centered
      transitionProps={{ duration: 120 }}
    >
      <VerifiedAccount account={verified} />
    </Modal>
  );
}
