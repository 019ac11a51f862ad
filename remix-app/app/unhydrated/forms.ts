/** A form that got no answer for this long may be sent again. */
const GIVEN_UP_MS = 15_000;

/** Has each form be sent once, and its button show that it was. */
export function sendFormsOnce(): void {
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    const shown = form.querySelector<HTMLInputElement>('input[name="shownFor"]');
    if (shown) shown.value = shownFor();
    showBusy(pressedButton(form, event.submitter), true);
    setTimeout(() => letSendAgain(form), GIVEN_UP_MS);
  });
  // By Back the browser shows the page as it was left.
  window.addEventListener('pageshow', () => document.querySelectorAll('form').forEach(letSendAgain));
}

/** Milliseconds since the page was opened, for the statistics of sign-ins. */
export function shownFor(): string {
  return String(Math.round(performance.now()));
}

/** Enter presses the first button of a form, which may be a hidden one for one that stands further below. */
function pressedButton(form: HTMLFormElement, submitter: HTMLElement | null): Element | null {
  if (!submitter?.hidden) return submitter;
  const { value } = submitter as HTMLButtonElement;
  return form.querySelector(`button[value="${CSS.escape(value)}"]:not([hidden])`);
}

function letSendAgain(form: HTMLFormElement): void {
  delete form.dataset.sent;
  for (const button of form.querySelectorAll('[data-loading]')) showBusy(button, false);
}

export function showBusy(button: Element | null, isBusy: boolean): void {
  button?.toggleAttribute('data-loading', isBusy);
  button?.setAttribute('aria-busy', String(isBusy));
}

/** Moves the focus to the first field that the server refused. */
export function focusFirstError(): void {
  document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
}

/** The eye of a password. */
export function showPasswords(): void {
  onClick('[data-shows-password]', (button) => {
    const input = button.closest('.mantine-PasswordInput-wrapper')?.querySelector('input');
    if (!input) return;
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  });
}

/** Counts the seconds down after which a form may be sent again. */
export function countWaitsDown(): void {
  const numbers = new Intl.NumberFormat(document.documentElement.lang);
  for (const wait of document.querySelectorAll<HTMLElement>('[data-wait]')) {
    const seconds = Number(wait.dataset.wait);
    const until = Date.now() + seconds * 1_000;
    const text = wait.textContent ?? '';
    const timer = setInterval(() => {
      const left = Math.ceil((until - Date.now()) / 1_000);
      if (left <= 0) clearInterval(timer);
      wait.textContent =
        left > 0
          ? text.replace(numbers.format(seconds), numbers.format(left))
          : (wait.dataset.waitOver ?? '');
    }, 250);
  }
}

/** Calls `act` for clicks on elements that match `selector`, whenever they come into the page. */
export function onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLElement>(selector);
    if (element) act(element, event);
  });
}
