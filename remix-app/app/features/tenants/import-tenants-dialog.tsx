import { Stack } from '@mantine/core';
import { CsvText } from '~/components/forms/csv-text';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { DialogFoot } from '~/components/panel/dialog-foot';
import { RouteDialog } from '~/components/panel/route-dialog';
import type { RecentImport } from '~/features/imports/imports.server';
import { useTexts } from '~/texts/texts-context';
import { RecentImports } from '../imports/recent-imports';
import { ImportResult } from './import-result';
import type { ImportState } from './tenant-import.server';
import { importTexts } from './texts/import';

interface Props {
  /** URL of the list below. */
  list: string;
  state: ImportState | undefined;
  recent: readonly RecentImport[];
  /** Lines to correct. */
  text: string;
}

/** Creates tenants from a file: first shows the errors by line, then imports the valid lines. */
export function ImportTenantsDialog({ list, state, recent, text }: Props) {
  const t = useTexts(importTexts);
  const form = useFirstError(state);
  const result = state?.result ?? null;
  const create = result?.create ?? 0;
  return (
    <RouteDialog title={t('title')} closesTo={list}>
      <Form method="post" noValidate ref={form} encType="multipart/form-data">
        <input type="hidden" name="id" value={state?.values.id ?? ''} />
        <Stack gap="md">
          <FormAlert state={state} />
          {result && <ImportResult result={result} />}
          <CsvText
            name="csv"
            label={t('paste')}
            about={t('pasteAbout')}
            placeholder={'name,domain,adminEmail\nAcme,acme.com,it@acme.com'}
            text={state?.values.csv ?? text}
            error={state?.errors.csv}
            isChecked={result !== null}
            longest={2_000_000}
          />
          <DialogFoot cancelTo={list}>
            <SubmitButton intent="check" variant={create > 0 ? 'default' : 'filled'}>
              {t(result ? 'checkAgain' : 'check')}
            </SubmitButton>
            {create > 0 && (
              <SubmitButton intent="import">
                {t(result?.errors.length ? 'createValidRows' : 'create', { count: create })}
              </SubmitButton>
            )}
          </DialogFoot>
        </Stack>
      </Form>
      <RecentImports recent={recent} />
    </RouteDialog>
  );
}
