import { Button, Checkbox, NativeSelect, Text } from '@mantine/core';
import { useActionData } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Form } from '~/components/forms/form';
import { useReadOnly } from '~/components/forms/read-only';
import { useTexts } from '~/texts/texts-context';
import classes from './bulk-bar.module.css';
import { listTexts } from './texts/list';

interface Props {
  /** ID of the form, to which the checkboxes of the rows belong. */
  id: string;
  /** Name of the field with the action. */
  name: string;
  choices: readonly { value: string; label: string }[];
  /** The result of the last action. */
  done?: ReactNode;
  children?: ReactNode;
}

/**
 * Bulk action on the selected rows. With script, it appears with the first selection and stays visible; without, it is
 * above the list.
 */
export function BulkBar({ id, name, choices, done, children }: Props) {
  const t = useTexts(listTexts);
  const count = usePicked(id);
  const answer = useActionData();
  // Clears the selection after an action, so that it is not repeated.
  useEffect(() => {
    if (!answer) return;
    for (const box of picksOf(id)) box.checked = false;
    document.dispatchEvent(new Event('change'));
  }, [answer, id]);
  return (
    <>
      {done && (
        <Text role="status" size="sm" mb="sm">
          {done}
        </Text>
      )}
      <Form
        method="post"
        id={id}
        isDraft={false}
        preventScrollReset
        className={classes.bar}
        data-picked={count ?? undefined}
      >
        {children}
        {count !== null && (
          <Text size="sm" fw={560} className={classes.count} role="status">
            {t('selected', { count })}
          </Text>
        )}
        <NativeSelect name={name} aria-label={t('withSelected')} data={[...choices]} />
        <Button type="submit" variant="default">
          {t('apply')}
        </Button>
      </Form>
    </>
  );
}

/** The checkbox of one row. */
export function Pick({ form, value, label }: { form: string; value: string; label: string }) {
  const t = useTexts(listTexts);
  const isReadOnly = useReadOnly()?.forms;
  return (
    <Checkbox
      form={form}
      name="pick"
      value={value}
      aria-label={t('select', { name: label })}
      mt={2}
      disabled={isReadOnly}
    />
  );
}

/** Selects or clears every row of the page. Only with script. */
export function PickAll({ form }: { form: string }) {
  const t = useTexts(listTexts);
  const count = usePicked(form);
  const isReadOnly = useReadOnly()?.forms;
  if (count === null) return null;
  const all = picksOf(form).length;
  return (
    <Checkbox
      aria-label={t('selectAll')}
      disabled={isReadOnly}
      checked={count > 0 && count === all}
      indeterminate={count > 0 && count < all}
      onChange={({ currentTarget }) => {
        for (const box of picksOf(form)) {
          if (box.checked !== currentTarget.checked) box.click();
        }
      }}
    />
  );
}

/** Number of selected rows; null before hydration. */
function usePicked(form: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  const recount = useCallback(() => setCount(picksOf(form).filter(({ checked }) => checked).length), [form]);
  useEffect(() => {
    recount();
    document.addEventListener('change', recount);
    return () => document.removeEventListener('change', recount);
  }, [recount]);
  return count;
}

function picksOf(form: string): HTMLInputElement[] {
  const { elements } = (document.getElementById(form) as HTMLFormElement | null) ?? {};
  return [...(elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === 'pick',
  );
}
