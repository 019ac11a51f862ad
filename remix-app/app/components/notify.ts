import { LIMITS } from '@gatehouse/contracts';
import { notifications } from '@mantine/notifications';

/** Messages at the bottom left. Their position and duration (6 s) are set in the root. */
export function notifySuccess(message: string): void {
  notifications.show({ message, color: 'green' });
}

export function notifyChange(message: string): void {
  notifications.show({ message, color: 'amber' });
}

export function notifyError(message: string): void {
  notifications.show({ message, color: 'red' });
}

/** Copies text to the clipboard and confirms it. */
export async function copy(text: string, message: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  notifications.show({ message, color: 'green', autoClose: LIMITS.copySnackbarMs });
}
