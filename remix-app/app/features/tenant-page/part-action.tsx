import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconPlus } from '@tabler/icons-react';

interface Props {
  to: string;
  label: string;
  /** Whether it is the primary action, which adds to the list. */
  isMain?: boolean;
}

/** A button of a list that leads to another page. */
export function PartAction({ to, label, isMain = false }: Props) {
  return (
    <Button
      component={Link}
      to={to}
      size="sm"
      variant={isMain ? 'filled' : 'default'}
      leftSection={isMain && <IconPlus size={16} stroke={2} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}
