import { useEffect, useRef } from 'react';
import type { FormState } from '~/form-state';

/** Puts the focus on the first field that is wrong, each time the server has answered. */
export function useFirstError(state: FormState | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return form;
}
