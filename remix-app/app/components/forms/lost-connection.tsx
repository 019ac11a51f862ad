import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTexts } from '~/texts/texts-context';
import { formTexts } from './texts/forms';
import { CONNECTION_BACK, CONNECTION_LOST, FOREIGN_ANSWER } from './watch-connection';

const NOTICE = 'connection-lost';

/** Reports that a form received no response of Gatehouse, until the next one does. */
export function LostConnection() {
  const t = useTexts(formTexts);
  useEffect(() => {
    const hide = () => notifications.hide(NOTICE);
    const show = (message: string) => {
      hide();
      notifications.show({
        id: NOTICE,
        message,
        color: 'red',
        autoClose: false,
        position: 'top-center',
        role: 'alert',
      });
    };
    const showLost = () => show(t('connectionLost'));
    const showForeign = (event: Event) => {
      const { detail: status } = event as CustomEvent<number>;
      show(status === 413 ? t('uploadTooLarge') : t('foreignAnswer', { status }));
    };
    window.addEventListener(CONNECTION_LOST, showLost);
    window.addEventListener(FOREIGN_ANSWER, showForeign);
    window.addEventListener(CONNECTION_BACK, hide);
    return () => {
      window.removeEventListener(CONNECTION_LOST, showLost);
      window.removeEventListener(FOREIGN_ANSWER, showForeign);
      window.removeEventListener(CONNECTION_BACK, hide);
    };
  }, [t]);
  return null;
}
