export interface Failure {
  message: string;
  reference?: string | null | undefined;
  /** A button of the form that does the same in another way. */
  action?: { intent: string; label: string };
}

/** Shows a failure in `place`, in place of the one before. */
export function showAlert(place: Element, { message, reference, action }: Failure): void {
  clearAlert(place);
  const template = document.querySelector<HTMLTemplateElement>('[data-alert-template]');
  const alert = template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
  if (!alert) return;
  const part = (name: string) => alert.querySelector<HTMLElement>(`[data-alert-${name}]`);
  part('message')?.replaceChildren(message);
  if (reference) part('reference')?.querySelector('code')?.replaceChildren(reference);
  else part('reference')?.remove();
  const button = part('action') as HTMLButtonElement | null;
  if (button && action) {
    button.value = action.intent;
    button.querySelector('.mantine-Button-label')?.replaceChildren(action.label);
  } else button?.remove();
  place.append(alert);
}

export function clearAlert(place: Element): void {
  place.querySelector(':scope > [data-script-alert]')?.remove();
}
