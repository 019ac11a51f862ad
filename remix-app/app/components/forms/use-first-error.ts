import { useEffect, useRef } from 'react';
import type { FormState } from '~/form-state';

/** Focuses the first invalid field after each response. */
export function useFirstError(state: FormState | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return form;
}
