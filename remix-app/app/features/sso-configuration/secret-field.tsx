import { Badge, Group, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { fieldsTexts } from './texts/fields';

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
  const t = useTexts(fieldsTexts);
  const shared = {
    // Links of causes lead here.
    id: name,
    name,
    error,
    readOnly: isFixed,
    autoComplete: 'off',
    spellCheck: false,
    description: [about, isSet ? t('secretKept') : ''].filter(Boolean).join(' '),
    placeholder: isSet ? t('unchanged') : undefined,
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
            {t('set')}
          </Badge>
        )}
      </Group>
    ),
  };
  if (isLong)
    return <Textarea {...shared} autosize minRows={2} maxRows={8} classNames={{ input: classes.mono }} />;
  return <TextInput {...shared} type="password" autoComplete="new-password" />;
}
