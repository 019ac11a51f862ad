import { Textarea, TextInput } from '@mantine/core';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
import type { ConfigurationValues } from './configuration-form';

export interface FieldsProps {
  values: ConfigurationValues;
  errors: FieldErrors;
  /** The environment of the installation sets it. */
  isFixed?: boolean | undefined;
}

interface Props extends FieldsProps {
  name: string;
  label: string;
  about?: string | undefined;
  placeholder?: string | undefined;
  /** How many lines it takes; one where left out. */
  lines?: number;
}

/** One value of a connection as text, with its error below. */
export function TextField({ name, label, about, placeholder, lines, values, errors, isFixed }: Props) {
  const shared = {
    // Links of causes lead here.
    id: name,
    name,
    label,
    description: about,
    placeholder,
    defaultValue: values[name] ?? '',
    error: errors[name],
    readOnly: isFixed,
    spellCheck: false,
    autoComplete: 'off',
  };
  if (!lines) return <TextInput {...shared} />;
  return <Textarea {...shared} autosize minRows={lines} maxRows={12} classNames={{ input: classes.mono }} />;
}
