import { Button, type ButtonProps } from '@mantine/core';
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';

interface Props extends ButtonProps {
  intent: string;
  children: ReactNode;
}

/** A form's button that shows when its own submission is pending. */
export function SubmitButton({ intent, children, ...button }: Props) {
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData !== undefined;
  const isMine = isBusy && formData.get('intent') === intent;
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      loading={isMine}
      aria-busy={isMine}
      disabled={isBusy && !isMine}
      {...button}
    >
      {children}
    </Button>
  );
}
