import { LIMITS } from '@gatehouse/contracts';
import { notifications } from '@mantine/notifications';

/** Messages at the bottom left. Where they stand and that they go after 6 s is set once, in the root. */
export function notifySuccess(message: string): void {
  notifications.show({ message, color: 'green' });
}

export function notifyChange(message: string): void {
  notifications.show({ message, color: 'amber' });
}

export function notifyError(message: string): void {
  notifications.show({ message, color: 'red' });
}

/** Puts text on the clipboard and says so. */
export async function copy(text: string, message: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  notifications.show({ message, color: 'green', autoClose: LIMITS.copySnackbarMs });
}
