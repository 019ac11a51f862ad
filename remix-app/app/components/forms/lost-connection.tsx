import { TEXTS } from '@gatehouse/contracts';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { CONNECTION_BACK, CONNECTION_LOST } from './watch-connection';

const NOTICE = 'connection-lost';

/** Says that what a form sent got no answer, until the next one does. */
export function LostConnection() {
  useEffect(() => {
    const hide = () => notifications.hide(NOTICE);
    const show = () => {
      hide();
      notifications.show({
        id: NOTICE,
        message: TEXTS.connectionLost,
        color: 'red',
        autoClose: false,
        position: 'top-center',
        role: 'alert',
      });
    };
    window.addEventListener(CONNECTION_LOST, show);
    window.addEventListener(CONNECTION_BACK, hide);
    return () => {
      window.removeEventListener(CONNECTION_LOST, show);
      window.removeEventListener(CONNECTION_BACK, hide);
    };
  }, []);
  return null;
}
