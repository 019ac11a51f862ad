import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useReadOnly } from './read-only';

interface Props extends ButtonProps {
  /** The page with the form. */
  to: string;
  children: ReactNode;
}

/** A link to a form that adds or changes something; disabled, with the reason, on a read-only page. */
export function ActionButton({ to, ...button }: Props) {
  const readOnly = useReadOnly();
  if (readOnly) return <Button disabled aria-describedby={readOnly.reason} {...button} />;
  return <Button component={Link} to={to} {...button} />;
}
