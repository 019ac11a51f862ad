import { FileInput, Stack, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '~/texts/texts-context';
import { csvTexts } from './texts/csv-text';

interface Props {
  /** Name of the text field. */
  name: string;
  label: string;
  /** The columns that the first line names. */
  about: string;
  placeholder: string;
  /** Earlier input. */
  text: string;
  error: string | undefined;
  /** Whether the text was checked. From then on, only the text is used, not the file. */
  isChecked: boolean;
  /** Maximum number of characters. */
  longest: number;
}

/**
 * A text that a selected file fills, so that users see what is submitted. Until the file is read, the file itself is
 * submitted.
 */
export function CsvText({ name, label, about, placeholder, text, error, isChecked, longest }: Props) {
  const t = useTexts(csvTexts);
  const [typed, setTyped] = useState(text);
  const [told, setTold] = useState('');
  const [isReading, setIsReading] = useState(false);
  const reset = useRef<() => void>(null);
  useEffect(() => setTyped(text), [text]);

  async function read(file: File | null) {
    if (!file) return;
    if (file.size > longest * 4) {
      reset.current?.();
      return setTold(t('tooLong', { file: file.name }));
    }
    setIsReading(true);
    const content = await file.text();
    // The form always contains one of both.
    flushSync(() => {
      setTyped(content);
      setIsReading(false);
    });
    reset.current?.();
    const count = content.split(/\r\n|\r|\n/).filter((line) => line.trim()).length;
    setTold(t('read', { file: file.name, count }));
  }

  return (
    <Stack gap="md">
      <input type="hidden" name="checked" value={isChecked && !isReading ? '1' : '0'} />
      <FileInput
        name="file"
        label={t('file')}
        description={about}
        placeholder={t(isChecked ? 'chooseOther' : 'choose')}
        styles={{ placeholder: { color: 'var(--mantine-color-dimmed)' } }}
        accept=".csv,text/csv"
        value={null}
        resetRef={reset}
        onChange={(file) => void read(file)}
        inputContainer={(input) => (
          <>
            {input}
            <div role="status" style={{ fontSize: 13, marginTop: told ? 6 : 0 }}>
              {told}
            </div>
          </>
        )}
      />
      <Textarea
        name={name}
        label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={error}
        autosize
        minRows={4}
        rows={4}
        maxRows={12}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
      />
    </Stack>
  );
}
