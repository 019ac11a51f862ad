import { Textarea } from '@mantine/core';
import classes from '~/components/panel/panel.module.css';

interface Props {
  name: string;
  /** Without it, the name: links of causes lead there. */
  id?: string;
  label: string;
  description: string;
  value: string;
  /** One message per line. */
  error?: string | undefined;
  placeholder?: string | undefined;
  rows?: number;
  mostRows?: number;
  required?: boolean;
}

/** Values in monospace, one per line. */
export function LinesField({ value, error, rows = 1, mostRows = 8, required, ...field }: Props) {
  return (
    <Textarea
      {...field}
      id={field.id ?? field.name}
      defaultValue={value}
      error={error && <Lines text={error} />}
      autosize
      minRows={rows}
      rows={rows}
      maxRows={mostRows}
      spellCheck={false}
      classNames={{ input: classes.mono }}
      {...(required && { required, withAsterisk: false })}
    />
  );
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ));
}
