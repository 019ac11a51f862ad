import { Badge, Group, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import classes from '~/components/panel/panel.module.css';

interface Props {
  name: string;
  label: string;
  /** Whether one is kept; it is never shown. */
  isSet: boolean;
  error: string | undefined;
  isFixed?: boolean | undefined;
  about?: string;
  /** A key takes several lines. */
  isLong?: boolean;
}

/** A secret that is set or not, and can only be replaced. */
export function SecretField({ name, label, isSet, error, isFixed, about, isLong }: Props) {
  const shared = {
    name,
    error,
    readOnly: isFixed,
    autoComplete: 'off',
    spellCheck: false,
    description: [about, isSet ? 'It is kept encrypted and never shown. Type a new one to replace it.' : '']
      .filter(Boolean)
      .join(' '),
    placeholder: isSet ? 'Unchanged' : undefined,
    label: (
      <Group gap={8} component="span" display="inline-flex">
        {label}
        {isSet && (
          <Badge
            size="sm"
            variant="light"
            color="gray"
            tt="none"
            leftSection={<IconLock size={12} stroke={2} aria-hidden="true" />}
          >
            Set
          </Badge>
        )}
      </Group>
    ),
  };
  if (isLong)
    return <Textarea {...shared} autosize minRows={2} maxRows={8} classNames={{ input: classes.mono }} />;
  return <TextInput {...shared} type="password" autoComplete="new-password" />;
}
